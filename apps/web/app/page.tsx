/** The home page: an introduction, and the list of all games, which works for any number of games. */
import { GamesDocument } from '@rulewright/api-client';
import { Emblem } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { GameTile } from '../features/home/game-tile.tsx';
import { SiteFrame } from '../features/frame/site-frame.tsx';
import { LiveMatch } from '../features/match/live-match.tsx';
import { Words } from '../shared/components/words.tsx';
import { ask } from '../shared/api.ts';
import { day } from '../shared/dates.ts';
import { faceOf } from '../shared/face.ts';
import { specimens } from '../features/home/specimens.ts';

/** The number of specimen cards for each game. */
const SPECIMENS = 3;
/** One large specimen card at the top of the page. */
const PLATE = 1;

export default async function Home() {
  const t = await getTranslations('home.page');
  const { games, release } = await ask(GamesDocument, {});
  const spreads = await Promise.all(
    games.map(async (game) => ({ game, cards: await specimens(game.id, SPECIMENS + PLATE) })),
  );
  const first = spreads[0]?.cards.at(-1);
  const plate = first && faceOf(first);
  return (
    <SiteFrame>
      <div className="home">
        <header className="home-head">
          <div className="home-words">
            <h1>{t('fieldGuideTradingCard')}</h1>
            <p className="lede">{t('sentenceReadVerdictDeck')}</p>
            {release && (
              <p className="quiet">
                {t.rich('releaseCurrentSince', {
                  number: release.number,
                  effectiveAt: day(release.effectiveAt),
                  link: (chunks) => <a href={`/releases/${release.number}`}>{chunks}</a>,
                })}
              </p>
            )}
          </div>
          {plate && (
            <figure className="home-plate">
              <Emblem name={plate.emblem} seed={plate.slug} />
              <figcaption>
                {t.rich('plate1', {
                  plate: plate.name,
                  link: (chunks) => <a href={`/${spreads[0]?.game.id}/cards/${plate.slug}`}>{chunks}</a>,
                })}
                {plate.frame !== 'page' && plate.subtitle && <i>, {plate.subtitle}</i>}
              </figcaption>
            </figure>
          )}
        </header>
        <section className="home-games" aria-labelledby="games">
          <h2 id="games">{t('games', { count: spreads.length })}</h2>
          <ul className="game-tiles">
            {spreads.map(({ game, cards }) => (
              <li key={game.id}>
                <GameTile game={game} cards={cards.slice(0, SPECIMENS)} />
              </li>
            ))}
          </ul>
        </section>
        <Words of={['play.liveBoard', 'play.board']}>
          <LiveMatch />
        </Words>
      </div>
    </SiteFrame>
  );
}
