/** The search over everything of a game, or of all games. */
import { SearchDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { Search, SearchResults } from '../../features/search/index.ts';
import { find } from '../../shared/api.ts';
import { gameNames } from '../../shared/games.ts';
import { one, type SearchParams } from '../../shared/query.ts';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

const MOST = 40;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('common.search');
  const text = one(await searchParams, 'q');
  return { title: text === undefined ? t('title') : t('titleFor', { text }), robots: { index: false } };
}

async function resultsOf(text: string | undefined, game: string | undefined) {
  if (text === undefined) return null;
  return find(SearchDocument, { game: game ?? null, text, first: MOST });
}

export default async function SearchPage({ searchParams }: Props) {
  const t = await getTranslations('common.search');
  const query = await searchParams;
  const [text, asked] = [one(query, 'q'), one(query, 'game')];
  const games = await gameNames();
  const game = games.find(({ id }) => id === asked);
  const results = await resultsOf(text, game?.id);
  return (
    <SiteFrame searches={false}>
      <div className="page narrow">
        <h1>{t('heading')}</h1>
        <Search game={game} text={text ?? ''} large />
        {results ? <SearchResults results={results} game={game?.id} /> : <p className="quiet">{t('help')}</p>}
      </div>
    </SiteFrame>
  );
}
