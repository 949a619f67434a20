/** The list of releases, newest first. */
import { ReleasesDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { ask, find } from '../../shared/api.ts';
import { day } from '../../shared/dates.ts';
import { href, one, type SearchParams } from '../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('releases.page');
  return { title: t('releases') };
}

const PAGE = 20;

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export default async function ReleasesPage({ searchParams }: Props) {
  const t = await getTranslations('releases.page');
  const query = await searchParams;
  const text = one(query, 'q');
  const [page, newest] = await Promise.all([
    // Links from before the lists had cursors say `before`.
    find(ReleasesDocument, { first: PAGE, after: one(query, 'after') ?? one(query, 'before'), text }),
    ask(ReleasesDocument, { first: 1 }),
  ]);
  const { nodes: releases, pageInfo } = page.releases;
  const current = newest.releases.nodes[0]?.number;
  return (
    <SiteFrame>
      <div className="page narrow">
        <h1>{t('releases')}</h1>
        <p className="lede">{t('rulesCardsDecksChange')}</p>
        <p className="quiet">
          {t.rich('followNewReleasesAtom', {
            link: (chunks) => <a href="/releases.atom">{chunks}</a>,
            link2: (chunks) => <a href="/releases.json">{chunks}</a>,
          })}
        </p>
        <form className="release-search" role="search">
          <label htmlFor="q" className="visually-hidden">
            {t('searchReleases')}
          </label>
          <input
            id="q"
            className="field"
            type="search"
            name="q"
            defaultValue={text}
            maxLength={100}
            placeholder={t('searchExample')}
          />
          <button className="button">{t('search')}</button>
          {text !== undefined && <a href="/releases">{t('showAll')}</a>}
        </form>
        {releases.length === 0 && (
          <Empty title={text === undefined ? t('noOlderReleases') : t('noneFound', { text })} emblem="book" />
        )}
        <ol className="releases" reversed start={releases[0]?.number}>
          {releases.map((release) => (
            <li key={release.number}>
              <h2>
                <a href={`/releases/${release.number}`}>{t('release', { number: release.number })}</a>
              </h2>
              <p className="quiet">
                {t('currentSinceBy', {
                  current: String(release.number === current),
                  effectiveAt: day(release.effectiveAt),
                  author: release.author,
                })}
              </p>
              <p className="release-notes">{release.notes}</p>
            </li>
          ))}
        </ol>
        {pageInfo.hasNextPage && (
          <a className="button" href={href('/releases', { after: pageInfo.endCursor, q: text })}>
            {t('olderReleases')}
          </a>
        )}
      </div>
    </SiteFrame>
  );
}
