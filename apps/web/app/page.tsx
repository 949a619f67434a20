/** The first page: what this is, and each game as a spread of a field guide. */
import { GamesDocument } from '@rulewright/api-client';
import { GameSpread } from '../components/game-spread.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { ask } from '../lib/api.ts';
import { day } from '../lib/dates.ts';
import { specimens } from '../lib/specimens.ts';

/** Specimens of each game. */
const SPECIMENS = 3;

export default async function Home() {
  const { games, release } = await ask(GamesDocument, {});
  const spreads = await Promise.all(games.map(async (game) => ({ game, cards: await specimens(game.id, SPECIMENS) })));
  return (
    <SiteFrame>
      <div className="home">
        <header className="home-head">
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
        </header>
        {spreads.map(({ game, cards }) => (
          <GameSpread key={game.id} game={game} cards={cards} heading="h2" />
        ))}
      </div>
    </SiteFrame>
  );
}
