/** The history of one rule, card, ruling, term or value: who changed it, when, why, in which release, with the text then. */
import { ItemHistoryDocument, SuggestibleItemDocument } from '@rulewright/api-client';
import { DiffText, Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { itemHref } from '../../features/suggest/item-href.ts';
import { readItem } from '../../features/suggest/read-item.ts';
import { day } from '../../shared/dates.ts';
import type { SearchParams } from '../../shared/query.ts';
import { askAsVisitor } from '../../shared/visitor.ts';

/** The most characters of the notes of a release. */
const NOTES = 300;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('suggest.history'))('title'), robots: { index: false } };
}

export default async function HistoryPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('suggest.history');
  const item = readItem(await searchParams);
  if (!item) notFound();
  const [{ suggestibleItem: opened }, { itemHistory: changes }] = await Promise.all([
    askAsVisitor(SuggestibleItemDocument, item),
    askAsVisitor(ItemHistoryDocument, item),
  ]);
  if (!opened || !changes) notFound();
  return (
    <SiteFrame>
      <div className="page narrow suggest">
        <h1>{t('title')}</h1>
        <p className="lede">
          <a href={itemHref({ ...item, mode: opened.mode })}>
            <bdi>{opened.title}</bdi>
          </a>
        </p>
        {changes.length === 0 && (
          <Empty title={t('none')}>
            <p>{t('noneHelp')}</p>
          </Empty>
        )}
        <ol className="item-history">
          {changes.map(({ release, createdAt, author, message, before, after, source }) => (
            <li key={release}>
              <h2>
                <a href={`/releases/${release}`}>{t('release', { release })}</a>{' '}
                <span className="quiet">
                  {day(createdAt)}, <bdi>{author.replace(/ <.*/u, '')}</bdi>
                </span>
              </h2>
              {message !== '' && <p className="suggest-words">{message.split('\n')[0]!.slice(0, NOTES)}</p>}
              {source && (
                <p>
                  {t.rich('source', {
                    editor: source.editor ?? author.replace(/ <.*/u, ''),
                    title: source.title,
                    set: (chunks) => <a href={`/desk/sets/${source.id}`}>{chunks}</a>,
                  })}{' '}
                  {source.reason !== '' && <q>{source.reason.slice(0, NOTES)}</q>}
                </p>
              )}
              <p className="suggest-diff">
                {before === null ? (after ?? '') : <DiffText before={before} after={after ?? ''} />}
              </p>
              {before === null && <p className="quiet">{t('added')}</p>}
            </li>
          ))}
        </ol>
      </div>
    </SiteFrame>
  );
}
