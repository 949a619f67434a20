/** High Card in the engine and in boardgame.io, with the same piles and the same choices. */
import { Random, createMatch, mixSeed } from '@rulewright/engine';
import type { Side } from '../measure.ts';
import { playBoardgame } from './boardgame.ts';
import { MOVES, PLACE, highCard, highCardDecks } from '@rulewright/high-card';

const SEED = 60;

/** The result of a game on one side. */
interface Points {
  readonly winner: number | null;
  readonly points: readonly number[];
}

function newMatch(): ReturnType<typeof createMatch> {
  const match = createMatch(highCard, highCardDecks);
  // boardgame.io needs a move for the last card of a hand, so the engine asks for a decision there too.
  match.autoSingle = false;
  return match;
}

/** Plays game number `game` with the engine. */
function playEngine(match: ReturnType<typeof createMatch>, chooser: Random, game: number): void {
  match.start(mixSeed(SEED, game), highCardDecks);
  chooser.reseed(mixSeed(~SEED, game));
  while (match.advance()) match.choose(chooser.below(match.optionCount));
}

/** The piles of game number `game` as the engine shuffles them, bottom card first. */
function pilesOf(game: number): number[][] {
  const match = newMatch();
  match.start(mixSeed(SEED, game), highCardDecks);
  match.advance();
  const { zonesPerSeat } = match.program;
  return [0, 1].map((seat) => {
    const hand = match.cardsIn(seat * zonesPerSeat + PLACE.hand).reverse();
    return [...match.cardsIn(seat * zonesPerSeat + PLACE.pile), ...hand].map((card) => match.def[card]!);
  });
}

/**
 * Checks that both sides end each of the first `games` games with the same points.
 * @throws Error that names the first game with a difference
 */
export function compareHighCard(games: number): void {
  const match = newMatch();
  const chooser = new Random(0);
  for (let game = 0; game < games; game++) {
    playEngine(match, chooser, game);
    const { winners, standing } = highCard.mechanics.result(match);
    chooser.reseed(mixSeed(~SEED, game));
    const { G, ctx } = playBoardgame(pilesOf(game), (n) => chooser.below(n));
    const engine: Points = { winner: winners[0] ?? null, points: standing.map((one) => one.points!) };
    const boardgame: Points = { winner: ctx.gameover!.winner, points: G.points };
    if (JSON.stringify(engine) !== JSON.stringify(boardgame)) {
      throw new Error(`High Card ${game} ends differently: ${JSON.stringify({ engine, boardgame })}`);
    }
  }
}

export function engineHighCard(): Side {
  const match = newMatch();
  const chooser = new Random(0);
  let game = 0;
  return {
    name: 'engine',
    run(games) {
      for (let i = 0; i < games; i++) playEngine(match, chooser, game++);
      return games * MOVES;
    },
  };
}

export function boardgameHighCard(): Side {
  const piles = Array.from({ length: 64 }, (_, game) => pilesOf(game));
  const chooser = new Random(0);
  let game = 0;
  return {
    name: 'boardgame.io',
    run(games) {
      for (let i = 0; i < games; i++, game++) {
        chooser.reseed(mixSeed(~SEED, game));
        playBoardgame(piles[game % piles.length]!, (n) => chooser.below(n));
      }
      return games * MOVES;
    },
  };
}
