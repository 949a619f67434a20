/**
 * What a lab run plays. A run has one arm or several: the same entrants play the same seeds under each arm's ruleset, so
 * that arms are compared game by game. The entrants change seats from game to game: game `n` and its neighbours in a block
 * share a seed, and every entrant sits once on every seat of the block.
 */
import { botById } from '@rulewright/bots';
import type { CardDoc, Ruleset } from '@rulewright/content';
import { mixSeed, type DeckList, type Limits } from '@rulewright/engine';
import { sitterOf } from '../../seating.ts';

/** Who plays: a deck and the id of a bot. */
export interface Entrant {
  /** As results call it. */
  readonly name: string;
  readonly deck: DeckList;
  readonly bot: string;
}

/** The rules under which an arm is played. */
export interface Arm {
  /** As results call it. */
  readonly name: string;
  readonly ruleset: Ruleset;
  /** All cards of the game, or those that the decks use: see `LabPlan.cards`. */
  readonly cards: readonly CardDoc[];
}

export interface LabPlan {
  /** Id of the game's plugin. */
  readonly game: string;
  readonly arms: readonly Arm[];
  /** By seat of the first game of a block; their number is the number of seats. */
  readonly entrants: readonly Entrant[];
  /** Games of each arm; a whole number of blocks. */
  readonly games: number;
  /** 32-bit seed; block `n` is played with `mixSeed(seed, n)`. */
  readonly seed: number;
  /** Whether entrants change seats. Without it a block is one game. */
  readonly swap: boolean;
  readonly limits?: Limits;
  /** `decks`: programs are compiled from the cards of the decks. Without it from all cards of the arm, as older runs were played. */
  readonly cards?: 'decks';
  /** Games of a part: whole blocks. A run keeps the size that it was begun with; without one it is `partSize`. */
  readonly part?: number;
}

/** What blocks depend on. */
interface Seats {
  readonly entrants: readonly unknown[];
  readonly swap: boolean;
}

/** Games that share a seed. */
export const blockSize = (plan: Seats): number => (plan.swap ? plan.entrants.length : 1);

/** The seed of a game, as `Match.start` takes it. */
export const seedOf = (plan: Seats & Pick<LabPlan, 'seed'>, game: number): number =>
  mixSeed(plan.seed, Math.floor(game / blockSize(plan)));

/** Which entrant sits on `seat` in a game: they move on by one seat with every game of the block. */
export const entrantAt = (plan: Seats, game: number, seat: number): number =>
  sitterOf(plan.entrants.length, plan.swap, game, seat);

/** The least number of games that is a whole number of blocks and not less than `games`. */
export const wholeBlocks = (plan: Seats, games: number): number => Math.ceil(games / blockSize(plan)) * blockSize(plan);

/** Games of a part at the most: little work is lost with it, and a part of quick games is over in a moment. */
export const MOST_OF_A_PART = 32;
/** A run has so many parts at least, since few games are asked for where each takes long. */
const LEAST_PARTS = 16;

/** Whole blocks, and at most `games`; at least one block. */
export const blocksWithin = (plan: Seats, games: number): number =>
  Math.max(1, Math.floor(games / blockSize(plan))) * blockSize(plan);

/** Games of a part: whole blocks, short enough for a lively progress bar, for other runs to have a turn, and for little lost work. */
export function partSize(
  plan: Seats & Pick<LabPlan, 'games' | 'part'> & { readonly entrants: readonly Pick<Entrant, 'bot'>[] },
): number {
  if (plan.part !== undefined) return plan.part;
  if (plan.entrants.some(({ bot }: Pick<Entrant, 'bot'>) => botById(bot).slow)) return blockSize(plan);
  return blocksWithin(plan, Math.min(MOST_OF_A_PART, Math.ceil(plan.games / LEAST_PARTS)));
}

/** A part that is to be played. */
export interface PartOrder {
  readonly arm: number;
  readonly from: number;
  readonly to: number;
}

/** All parts of a plan, the arms side by side, so that a run that is stopped can be compared as far as it came. */
export function ordersOf(plan: LabPlan): PartOrder[] {
  const games = wholeBlocks(plan, plan.games);
  const size = partSize(plan);
  const orders: PartOrder[] = [];
  for (let from = 0; from < games; from += size)
    for (let arm = 0; arm < plan.arms.length; arm++) orders.push({ arm, from, to: Math.min(from + size, games) });
  return orders;
}
