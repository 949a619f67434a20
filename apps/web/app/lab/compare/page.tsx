/** Two lab runs side by side: their results, the clearest differences, and all numbers of both. */
import { ApiClientError, GamesDocument, LabComparisonDocument } from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ComparedRuns } from '../../../features/lab/report/compared-runs.tsx';
import { ask } from '../../../shared/api.ts';
import { one, type SearchParams } from '../../../shared/query.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.comparePage');
  return { title: `${t('title')} · ${t('lab')}`, robots: { index: false } };
}

/** The comparison, or the reason why there is none. */
async function compare(a: string | undefined, b: string | undefined) {
  if (a === undefined || b === undefined) return { comparison: null, refused: null };
  try {
    const { labComparison } = await askAsVisitor(LabComparisonDocument, { a, b });
    return { comparison: labComparison, refused: null };
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error;
    if (error.code === 'NOT_FOUND') notFound();
    if (error.code !== 'BAD_INPUT') throw error;
    return { comparison: null, refused: error.message };
  }
}

export default async function ComparePage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('lab.comparePage');
  const query = await searchParams;
  const { comparison, refused } = await compare(one(query, 'a'), one(query, 'b'));
  const { games } = await ask(GamesDocument, {});
  return (
    <SiteFrame game={games.find(({ id }) => id === comparison?.a.game)}>
      <div className="page lab">
        <p className="crumbs">
          <a href="/lab">{t('lab')}</a>
        </p>
        <h1>{t('title')}</h1>
        {refused !== null && (
          <ErrorNote title={t('cannot')}>
            <p>{refused}</p>
          </ErrorNote>
        )}
        {comparison ? <ComparedRuns comparison={comparison} /> : <p>{t('choose')}</p>}
      </div>
    </SiteFrame>
  );
}
