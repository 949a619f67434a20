/** What became of a suggestion, for the sender, with a way to export or delete the sender's data. */
import { ApiClientError, SentSuggestionDocument } from '@rulewright/api-client';
import { DiffText } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { itemHref } from '../../../features/suggest/item-href.ts';
import { SenderData } from '../../../features/suggest/sender-data.tsx';
import { CopyButton } from '../../../shared/components/copy-button.tsx';
import { QueryProvider } from '../../../shared/components/query-provider.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { day } from '../../../shared/dates.ts';
import { one, type SearchParams } from '../../../shared/query.ts';
import { pageAddress } from '../../../shared/site-address.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

interface Props {
  readonly params: Promise<{ readonly key: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function sentSuggestion(key: string) {
  try {
    const { sentSuggestion: sent } = await askAsVisitor(SentSuggestionDocument, { key });
    return sent ?? notFound();
  } catch (error) {
    if (error instanceof ApiClientError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations('suggest.sent'))('title'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default async function SentSuggestionPage({ params, searchParams }: Props) {
  const t = await getTranslations('suggest.sent');
  const { key } = await params;
  const isNew = one(await searchParams, 'sent') !== undefined;
  const sent = await sentSuggestion(key);
  const { state, release } = sent;
  return (
    <Words of={['suggest', 'common']}>
      <SiteFrame>
        <div className="page narrow suggest">
          <h1>{t('title')}</h1>
          <p className="lede">
            <a href={itemHref({ ...sent, id: sent.item })}>
              <bdi>{sent.title}</bdi>
            </a>
          </p>
          {isNew && (
            <p className="form-said" role="status">
              {t('thanks')}
            </p>
          )}
          <p className="suggest-state" data-state={state}>
            <strong>{t('state', { state })}</strong> <span className="quiet">{t('stateHelp', { state })}</span>{' '}
            {release !== null && release !== undefined && (
              <a href={`/releases/${release}`}>{t('release', { release })}</a>
            )}
          </p>
          {sent.answer != null && (
            <div>
              <p className="quiet">{t('answer', { date: day(sent.answeredAt!) })}</p>
              <blockquote className="suggest-words">{sent.answer}</blockquote>
            </div>
          )}
          {sent.after !== '' && (
            <dl className="suggest-facts">
              <dt>{t('change')}</dt>
              <dd className="suggest-diff">
                <DiffText before={sent.before} after={sent.after} />
              </dd>
              <dt>{t('reason')}</dt>
              <dd className="suggest-words">{sent.reason}</dd>
              <dt>{t('sentOn')}</dt>
              <dd>{day(sent.createdAt)}</dd>
            </dl>
          )}
          <p className="button-row needs-script">
            <CopyButton text={pageAddress(`/suggestions/${key}`)}>{t('copyLink')}</CopyButton>
          </p>
          <p className="quiet">{t('keepLink')}</p>
          {state !== 'withdrawn' && (
            <QueryProvider>
              <SenderData sent={sent} of={key} />
            </QueryProvider>
          )}
        </div>
      </SiteFrame>
    </Words>
  );
}
