/** Compares any two releases: data field by field, text word by word. */
import { CompareReleasesDocument, ReleasesDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { FieldDiff } from '../../../components/desk/field-diff.tsx';
import { WordDiff } from '../../../components/desk/word-diff.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { ask, find } from '../../../lib/api.ts';
import { positive, type SearchParams } from '../../../lib/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('releases.comparePage');
  return { title: t('compare') };
}

/** The number of releases to choose from. */
const OFFERED = 50;
/** The number of documents that are expanded. */
const OPEN = 12;

export default async function CompareReleasesPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('releases.comparePage');
  const query = await searchParams;
  const { releases } = await ask(ReleasesDocument, { first: OFFERED });
  const newest = releases[0]?.number;
  if (newest === undefined) notFound();
  const b = positive(query, 'b') ?? newest;
  const a = positive(query, 'a') ?? Math.max(1, b - 1);
  const { compareReleases: differences } = await find(CompareReleasesDocument, { a, b });
  const numbers = [...new Set([...releases.map((each) => each.number), a, b])].sort((one, other) => other - one);
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
              <select name={name} className="field" defaultValue={name === 'a' ? a : b}>
                {numbers.map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            </label>
          ))}
          <button type="submit" className="button">
            {t('compare')}
          </button>
        </form>
        {differences.length === 0 && <Empty title={t('sameReleases')} />}
        {differences.map((one) => (
          <details key={one.path} className="changed-document" open={differences.length <= OPEN}>
            <summary>
              <span className="change-mark">{t('change', { change: one.change })}</span> <b>{one.title}</b>{' '}
              <code>{one.path}</code>
            </summary>
            {one.fields.length > 0 ? <FieldDiff fields={one.fields} /> : <WordDiff parts={one.words} />}
          </details>
        ))}
      </div>
    </SiteFrame>
  );
}
