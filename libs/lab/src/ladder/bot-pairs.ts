/**
 * Plays two bots against each other in pairs of games. Both games of a pair have the same seed and decks, and the bots swap seats. So both
 * bots have the same advantages of seat and cards, and a bot against itself scores exactly half.
 */
import { botById, type Bot } from '@rulewright/bots';
import {
  worthFor,
  DEFAULT_LIMITS,
  createMatch,
  deckDefs,
  mixSeed,
  playOut,
  usualSeats,
  type DeckList,
  type Limits,
  type Program,
} from '@rulewright/engine';
import { Seating } from '../seating.ts';

export interface PairsOptions {
  /** The two bots, or their ids. */
  readonly bots: readonly [string | Bot, string | Bot];
  /** The deck of every seat. */
  readonly deck: DeckList;
  /** The maximum number of pairs. */
  readonly pairs: number;
  /** Called before every pair with the scores of all pairs so far. Before the first pair there are none. Play ends when it returns true. */
  readonly isEnough?: (scores: readonly number[]) => boolean;
  /** The 32-bit seed. Pair n uses `mixSeed(seed, n)`. */
  readonly seed: number;
  readonly limits?: Limits;
  readonly onProgress?: (played: number) => void;
}

export interface PairsResult {
  readonly games: number;
  /** The share of games won by the first bot. Draws and games that were cut off count as half. If several seats win, each counts the same part. */
  readonly score: number;
  /** Half the width of the score's 95% interval, computed over pairs. */
  readonly margin: number;
  /** The share of games won by the first seat, counted the same way. */
  readonly firstSeat: number;
  /** Turns of a game, summed over all seats: the mean and the median. */
  readonly turns: number;
  readonly medianTurns: number;
  readonly decisions: number;
  readonly drawn: number;
  readonly capped: number;
}

/** The quantile of the normal distribution for a 95% interval. */
const QUANTILE = 1.96;

/**
 * Half the width of the 95% interval of a mean of scores from 0 to 1. It adds one score of 0 and one of 1, so that a bot that won all games
 * is not considered certain to win.
 */
export function marginOf(scores: readonly number[]): number {
  const all = [...scores, 0, 1];
  const mean = all.reduce((sum, score) => sum + score, 0) / all.length;
  const spread = all.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (all.length - 1);
  return QUANTILE * Math.sqrt(spread / all.length);
}

/** The two games of a pair: which bot has the first seat. */
const BOTH = [0, 1] as const;

/** Which of the two bots sits on a seat. They take turns around the table, so partners who sit opposite each other are one bot. */
const botOn = (seat: number, first: number): number => (seat + first) % BOTH.length;

/** Plays the pairs. @throws UnknownBotError; ProgramError for unknown cards and for rulesets with one seat */
export function playPairs(program: Program, options: PairsOptions): PairsResult {
  const defs = deckDefs(program, options.deck);
  const decks = Array.from({ length: usualSeats(program) }, () => defs);
  const match = createMatch(program, decks);
  const bots = options.bots.map((bot) => (typeof bot === 'string' ? botById(bot) : bot));
  const seatings = BOTH.map((first) => {
    const players = decks.map((_, seat) => bots[botOn(seat, first)]!.create());
    return new Seating(players, decks, false);
  });
  const scores: number[] = [];
  let firstSeat = 0;
  const turns: number[] = [];
  let decisions = 0;
  let drawn = 0;
  let capped = 0;
  for (let pair = 0; pair < options.pairs && options.isEnough?.(scores) !== true; pair++) {
    const seed = mixSeed(options.seed, pair);
    let score = 0;
    for (const first of BOTH) {
      const choose = seatings[first]!.sit(2 * pair + first, seed);
      match.start(seed, decks);
      const result = playOut(match, choose, options.limits ?? DEFAULT_LIMITS);
      const { winners } = result;
      score += winners.length === 0 ? 0.5 : winners.filter((seat) => botOn(seat, first) === 0).length / winners.length;
      firstSeat += worthFor(winners, 0);
      turns.push(result.turns);
      decisions += match.decisions;
      if (result.cause === 'capped') capped++;
      else if (winners.length === 0) drawn++;
    }
    scores.push(score / 2);
    options.onProgress?.(2 * (pair + 1));
  }
  const games = 2 * scores.length;
  return {
    games,
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    margin: marginOf(scores),
    firstSeat: firstSeat / games,
    turns: turns.reduce((sum, each) => sum + each, 0) / games,
    medianTurns: turns.sort((a, b) => a - b)[scores.length]!,
    decisions: decisions / games,
    drawn,
    capped,
  };
}
