/** The home page: an introduction, and the list of all games, which works for any number of games. */
import { GamesDocument, ReleasesDocument } from '@rulewright/api-client';
import { Emblem } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeDoors } from '../features/home/home-doors.tsx';
import { GameTile } from '../features/home/game-tile.tsx';
import { SiteFrame } from '../features/frame/site-frame.tsx';
import { LiveMatch } from '../features/match/live-match.tsx';
import { Search } from '../features/search/index.ts';
import { Words } from '../shared/components/words.tsx';
import { ask } from '../shared/api.ts';
import { day } from '../shared/dates.ts';
import { sitePreview } from '../shared/link-preview.ts';
import { faceOf } from '../shared/face.ts';
import { specimens } from '../features/home/specimens.ts';

/** The number of specimen cards for each game. */
const SPECIMENS = 3;
/** One large specimen card at the top of the page. */
const PLATE = 1;
/** The number of releases in the news. */
const NEWS = 3;

/** The number of columns that leaves no game alone in the last row. */
const columnsFor = (games: number): number => [3, 4, 2].find((columns) => games % columns !== 1) ?? 3;

const firstLine = (notes: string): string => notes.split('\n', 1)[0] ?? '';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home.page');
  const { games } = await ask(GamesDocument, {});
  const [title, description] = [t('fieldGuideTradingCard'), t('sentenceReadVerdictDeck', { count: games.length })];
  const preview = await sitePreview('/releases');
  return { description, ...preview, openGraph: { ...preview.openGraph, title, description } };
}

export default async function Home() {
  const t = await getTranslations('home.page');
  const [{ games }, news] = await Promise.all([ask(GamesDocument, {}), ask(ReleasesDocument, { first: NEWS })]);
  const spreads = await Promise.all(
    games.map(async (game) => ({ game, cards: await specimens(game.id, SPECIMENS + PLATE) })),
  );
  const first = spreads[0]?.cards.at(-1);
  const plate = first && faceOf(first);
  return (
    <SiteFrame searches={false}>
      <div className="home">
        <header className="home-head">
          <div className="home-words">
            <h1>{t('fieldGuideTradingCard')}</h1>
            <p className="lede">{t('sentenceReadVerdictDeck', { count: games.length })}</p>
            <Search large />
            <HomeDoors games={games} />
          </div>
          {plate && (
            <figure className="home-plate">
              <Emblem name={plate.emblem} seed={plate.slug} />
              <figcaption>
                {t.rich('plate1', {
                  plate: plate.name,
                  link: (chunks) => <a href={`/${spreads[0]?.game.id}/cards/${plate.slug}`}>{chunks}</a>,
                })}
                {plate.subtitle && <i>, {plate.subtitle}</i>}
              </figcaption>
            </figure>
          )}
        </header>
        <section className="home-games" aria-labelledby="games">
          <h2 id="games">{t('games', { count: spreads.length })}</h2>
          <ul className="game-tiles" data-columns={columnsFor(spreads.length)}>
            {spreads.map(({ game, cards }) => (
              <li key={game.id}>
                <GameTile game={game} cards={cards.slice(0, SPECIMENS)} />
              </li>
            ))}
          </ul>
        </section>
        <section className="home-news" aria-labelledby="news">
          <h2 id="news">{t('whatIsNew')}</h2>
          <ul>
            {news.releases.nodes.map(({ number, effectiveAt, notes }) => (
              <li key={number}>
                <a href={`/releases/${number}`}>{t('release', { number, day: day(effectiveAt) })}</a>
                <p className="quiet">{firstLine(notes)}</p>
              </li>
            ))}
          </ul>
          <p>
            <a href="/releases">{t('allReleases')}</a>
          </p>
        </section>
        <Words of={['play.liveBoard', 'play.board']}>
          <LiveMatch />
        </Words>
      </div>
    </SiteFrame>
  );
}
