/** Sets up a match from decks of named cards, and plays a match to its end with a chooser. */
import type { MatchResult } from '../contract/mechanics.ts';
import { ProgramError, seatsInWords, type Program } from '../contract/program.ts';
import { Match } from '../kernel/match.ts';
import { MOST_CARDS } from '../state/option.ts';
import { Random, mixSeed } from '../state/random.ts';

/** A deck as a list of card slugs with numbers of copies. */
export interface DeckList {
  readonly entries: readonly { readonly card: string; readonly copies: number }[];
}

/** Definition numbers of the cards of a deck, in list order. @throws ProgramError for unknown cards and empty decks */
export function deckDefs(program: Program, deck: DeckList): number[] {
  const defs = deck.entries.flatMap(({ card, copies }) => {
    const def = program.defOf.get(card);
    if (def === undefined) throw new ProgramError('unknown-card', `The card pool has no card "${card}".`);
    return Array.from({ length: copies }, () => def);
  });
  if (defs.length === 0) throw new ProgramError('empty-deck', 'A deck is empty.');
  return defs;
}

/** Card numbers reserved for cards created in play. */
const MADE_IN_PLAY = 1024;
/** The most cards that all decks of a match may have together. */
export const MOST_DECK_CARDS = MOST_CARDS - MADE_IN_PLAY;

/**
 * A match object for decks of these sizes. It can be started any number of times.
 * @throws ProgramError `seat-count` for a wrong number of decks
 * @throws ProgramError `too-many-cards` for decks with more cards than options can name
 */
export function createMatch(program: Program, decks: readonly (readonly number[])[]): Match {
  const seats = decks.length;
  if (seats < program.minSeats || seats > program.maxSeats) {
    throw new ProgramError(
      'seat-count',
      `${program.ruleset.id} is played by ${seatsInWords(program)} players, not ${seats}.`,
    );
  }
  const cards = decks.reduce((sum, deck) => sum + deck.length, 0);
  if (cards > MOST_DECK_CARDS) {
    const message = `The decks of a match have at most ${MOST_DECK_CARDS} cards together; these have ${cards}.`;
    throw new ProgramError('too-many-cards', message);
  }
  return new Match(program, seats, cards);
}

/** The seats that won a match that is over, without the rest of its result. */
export function winnersIn(match: Match): readonly number[] {
  const { mechanics } = match.program;
  return mechanics.winners?.(match) ?? mechanics.result(match).winners;
}

/** Returns the index of the chosen option of the pending decision. */
export type Chooser = (match: Match, seat: number) => number;

/** Limits of a match. A match that exceeds one is ended and reported as capped, never as won. */
export interface Limits {
  readonly decisions: number;
}

export const DEFAULT_LIMITS: Limits = { decisions: 200_000 };

/** Plays a started match to its end. */
export function playOut(match: Match, choose: Chooser, limits: Limits = DEFAULT_LIMITS): MatchResult {
  if (match.play(choose, limits.decisions)) match.program.mechanics.cutOff(match);
  return match.program.mechanics.result(match);
}

/** Like `playOut`, but yields after every `pause` decisions, so that the thread can do other work during a long match. */
export function* playingOut(
  match: Match,
  choose: Chooser,
  pause: number,
  limits: Limits = DEFAULT_LIMITS,
): Generator<void, MatchResult> {
  let left = limits.decisions;
  let next = Math.min(pause, left);
  while (match.play(choose, next)) {
    left -= next;
    if (left === 0) {
      match.program.mechanics.cutOff(match);
      break;
    }
    next = Math.min(pause, left);
    yield;
  }
  return match.program.mechanics.result(match);
}

/** A chooser that takes each option with equal probability. It has its own random generator. */
export class RandomChooser {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** Sets the seed for one game of a run. */
  reseed(seed: number, game: number): void {
    this.random.reseed(mixSeed(seed, game));
  }

  readonly choose: Chooser = (match) => this.random.below(match.optionCount);
}
