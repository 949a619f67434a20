/**
 * Compares any two releases: data field by field, text word by word. Lists the changed documents in pages, and compares only a few documents
 * at once.
 */
import { CompareDocumentDocument, CompareReleasesDocument, ReleasesDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DocumentDiff } from '../../../features/desk/document-diff.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask, find } from '../../../shared/api.ts';
import { href, one, positive, type SearchParams } from '../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('releases.comparePage');
  return { title: t('compare') };
}

/** The number of documents on a page. */
const PAGE = 100;
/** The maximum number of documents to compare at once. If the list is longer, the page compares only the chosen document. */
const OPEN = 12;

export default async function CompareReleasesPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('releases.comparePage');
  const query = await searchParams;
  const { releases } = await ask(ReleasesDocument, { first: 1 });
  const newest = releases.nodes[0]?.number;
  if (newest === undefined) notFound();
  const b = positive(query, 'b') ?? newest;
  const a = positive(query, 'a') ?? Math.max(1, b - 1);
  const [after, chosen] = [one(query, 'after'), one(query, 'document')];
  const { compareReleases } = await find(CompareReleasesDocument, { a, b, first: PAGE, after });
  const { nodes: differences, pageInfo } = compareReleases;
  const isShort = after === undefined && differences.length <= OPEN;
  const open = differences.filter(({ path }) => isShort || path === chosen);
  const texts = new Map(
    await Promise.all(
      open.map(async ({ path }) => {
        const { compareReleases: compared } = await ask(CompareDocumentDocument, { a, b, path });
        return [path, compared.nodes[0]] as const;
      }),
    ),
  );
  return (
    <SiteFrame>
      <div className="page">
        <p className="crumbs">
          <a href="/releases">{t('releases')}</a>
        </p>
        <h1>{t('compareReleaseWithRelease', { a, b })}</h1>
        <form className="audit-search">
          {(['a', 'b'] as const).map((name) => (
            <label key={name}>
              {name === 'a' ? t('first') : t('second')}{' '}
              <input
                name={name}
                className="field"
                type="number"
                min={1}
                max={newest}
                required
                defaultValue={name === 'a' ? a : b}
              />
            </label>
          ))}
          <button type="submit" className="button">
            {t('compare')}
          </button>
        </form>
        {differences.length === 0 && <Empty title={t('sameReleases')} />}
        {differences.map((difference) => {
          const compared = texts.get(difference.path);
          const title = (
            <>
              <span className="change-mark">{t('change', { change: difference.change })}</span>{' '}
              <b>{difference.title}</b> <code>{difference.path}</code>
            </>
          );
          if (!compared)
            return (
              <p key={difference.path} className="changed-document">
                <a href={`${href('/releases/compare', { a, b, after, document: difference.path })}#chosen`}>{title}</a>
              </p>
            );
          return (
            <details key={difference.path} id={isShort ? undefined : 'chosen'} className="changed-document" open>
              <summary>{title}</summary>
              <DocumentDiff of={difference.path} fields={compared.fields} words={compared.words} />
            </details>
          );
        })}
        <p className="button-row section-row">
          {after !== undefined && (
            <a className="button" href={href('/releases/compare', { a, b })}>
              {t('firstDocuments')}
            </a>
          )}
          {pageInfo.hasNextPage && (
            <a className="button" href={href('/releases/compare', { a, b, after: pageInfo.endCursor })}>
              {t('nextDocuments')}
            </a>
          )}
        </p>
      </div>
    </SiteFrame>
  );
}
