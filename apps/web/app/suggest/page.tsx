/** The form in which readers suggest another text for a rule, a card, a ruling, a term or a value. */
import { SuggestibleItemDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { itemHref } from '../../features/suggest/item-href.ts';
import { readItem } from '../../features/suggest/read-item.ts';
import { SuggestForm } from '../../features/suggest/suggest-form.tsx';
import { Words } from '../../shared/components/words.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { viewer } from '../../shared/session.ts';
import { askAsVisitor } from '../../shared/visitor.ts';
import type { SearchParams } from '../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('suggest.page'))('title'), robots: { index: false } };
}

export default async function SuggestPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('suggest.page');
  const item = readItem(await searchParams);
  if (!item) notFound();
  const [{ suggestibleItem: opened, suggestionsOpen }, person] = await Promise.all([
    askAsVisitor(SuggestibleItemDocument, item),
    viewer().catch(() => null),
  ]);
  if (!opened || opened.texts.length === 0) notFound();
  const back = itemHref({ ...item, mode: opened.mode });
  return (
    <Words of={['suggest']}>
      <SiteFrame>
        <div className="page narrow suggest">
          <h1>{t('title')}</h1>
          <p className="lede">
            <a href={back}>
              <bdi>{opened.title}</bdi>
            </a>
          </p>
          {suggestionsOpen ? (
            <SuggestForm item={{ ...item, mode: opened.mode }} texts={opened.texts} signedInAs={person?.name ?? null} />
          ) : (
            <Empty title={t('closed')}>
              <p>{t('closedHelp')}</p>
            </Empty>
          )}
        </div>
      </SiteFrame>
    </Words>
  );
}
