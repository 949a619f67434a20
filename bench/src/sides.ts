/** Sides that play random games: by the engine, and by the hand-written loop. */
import { Match, RandomChooser, createMatch, type EventSink, type Program } from '@rulewright/engine';
import { choiceSeedOf, deckNumbers, seedOf } from './handwritten/compare.ts';
import { HandWrittenGame } from './handwritten/game.ts';
import { ObjectGame } from './handwritten/objects.ts';
import type { Side } from './measure.ts';

/** Both sides of a comparison play the games of this run, from the first on. */
const SEED = 20_261_121;
/** Games that a side goes through before it begins again. */
const GAMES = 20_000;

export interface EngineSide {
  readonly sink?: EventSink;
  /** The match that plays; made for the program when not given. */
  readonly match?: Match;
  /** What a run counts: decisions, or games. */
  readonly unit?: 'decision' | 'game';
}

/** Random games by the engine. */
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
        while (match.advance()) match.choose(chooser.choose(match, match.decisionSeat));
        decisions += match.decisions;
      }
      return options.unit === 'game' ? games : decisions;
    },
  };
}

/** Random games by one of the hand-written programs. */
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

/** The same games by the hand-written loop. */
export const handWrittenSide = (program: Program, decks: readonly (readonly number[])[]): Side =>
  gamesBy('hand-written loop', new HandWrittenGame(decks.length, deckNumbers(program, decks[0]!)));

/** The same games written with objects. */
export const objectSide = (program: Program, decks: readonly (readonly number[])[]): Side =>
  gamesBy('objects', new ObjectGame(decks.length, deckNumbers(program, decks[0]!)));
