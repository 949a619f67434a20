/** The first page: what this is, and each game as a spread of a field guide. */
import { GamesDocument } from '@rulewright/api-client';
import { Emblem } from '@rulewright/ui';
import { GameSpread } from '../components/game-spread.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { LiveMatch } from '../components/table/live-match.tsx';
import { ask } from '../lib/api.ts';
import { day } from '../lib/dates.ts';
import { faceOf } from '../lib/face.ts';
import { specimens } from '../lib/specimens.ts';

/** Specimens of each game. */
const SPECIMENS = 3;
/** And one more, large, at the head of the page. */
const PLATE = 1;

export default async function Home() {
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
            <h1>A field guide to trading-card games, written from the rules themselves.</h1>
            <p className="lede">
              The sentence you read, the verdict on your deck and the number on the card come from one source, so they
              cannot disagree.
            </p>
            {release && (
              <p className="quiet">
                <a href={`/releases/${release.number}`}>Release {release.number}</a>, in force since{' '}
                {day(release.effectiveAt)}
              </p>
            )}
          </div>
          {plate && (
            <figure className="home-plate">
              <Emblem name={plate.emblem} seed={plate.slug} />
              <figcaption>
                Plate 1. <a href={`/${spreads[0]?.game.id}/cards/${plate.slug}`}>{plate.name}</a>
                {plate.frame === 'specimen' && plate.subtitle && <i>, {plate.subtitle}</i>}
              </figcaption>
            </figure>
          )}
        </header>
        {spreads.map(({ game, cards }) => (
          <GameSpread key={game.id} game={game} cards={cards.slice(0, SPECIMENS)} heading="h2" />
        ))}
        <LiveMatch />
      </div>
    </SiteFrame>
  );
}
