/** Sides of a comparison that play random games: the engine and the hand-written programs. */
import { Match, RandomChooser, createMatch, type EventSink, type Program } from '@rulewright/engine';
import { choiceSeedOf, deckNumbers, seedOf } from './handwritten/compare.ts';
import { HandWrittenGame } from './handwritten/game.ts';
import { ObjectGame } from './handwritten/objects.ts';
import type { Side } from './measure.ts';

/** The seed of the run. Both sides of a comparison play its games from the first on. */
const SEED = 20_261_121;
/** The number of games after which a side starts again with the first. */
const GAMES = 20_000;

export interface EngineSide {
  readonly sink?: EventSink;
  /** The match to play with. Without one, the side creates a match for the program. */
  readonly match?: Match;
  /** The unit of a run: decisions or games. */
  readonly unit?: 'decision' | 'game';
  /** Whether the match calls the chooser, instead of stopping at each decision. */
  readonly isCalledBack?: boolean;
}

/** Random games in the engine. */
export function engineSide(
  name: string,
  program: Program,
  decks: readonly (readonly number[])[],
  options: EngineSide = {},
): Side {
  const match = options.match ?? createMatch(program, decks);
  match.sink = options.sink ?? null;
  const chooser = new RandomChooser(0);
  let game = 0;
  return {
    name,
    run(games) {
      let decisions = 0;
      for (let i = 0; i < games; i++, game = (game + 1) % GAMES) {
        match.start(seedOf(SEED, game), decks);
        chooser.reseed(~SEED, game);
        if (options.isCalledBack) match.play(chooser.choose, Infinity);
        else while (match.advance()) match.choose(chooser.choose(match, match.decisionSeat));
        decisions += match.decisions;
      }
      return options.unit === 'game' ? games : decisions;
    },
  };
}

/** Random games in one of the hand-written programs. */
function gamesBy(name: string, player: { decisions: number; play(seed: number, choiceSeed: number): void }): Side {
  let game = 0;
  return {
    name,
    run(games) {
      let decisions = 0;
      for (let i = 0; i < games; i++, game = (game + 1) % GAMES) {
        player.play(seedOf(SEED, game), choiceSeedOf(SEED, game));
        decisions += player.decisions;
      }
      return decisions;
    },
  };
}

/** The same games in the hand-written loop. */
export const handWrittenSide = (program: Program, decks: readonly (readonly number[])[]): Side =>
  gamesBy('hand-written loop', new HandWrittenGame(decks.length, deckNumbers(program, decks[0]!)));

/** The same games in the program written with objects. */
export const objectSide = (program: Program, decks: readonly (readonly number[])[]): Side =>
  gamesBy('objects', new ObjectGame(decks.length, deckNumbers(program, decks[0]!)));
