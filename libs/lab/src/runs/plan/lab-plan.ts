/**
 * The plan of a lab run. A run has one or more arms. The same entrants play the same seeds under each arm's ruleset, so arms can be
 * compared game by game. Games form blocks that share a seed. In a block, the entrants rotate until each has had every seat once.
 */
import { botById } from '@rulewright/bots';
import type { CardDoc, Ruleset } from '@rulewright/content';
import { mixSeed, type DeckList, type Limits } from '@rulewright/engine';
import { sitterOf } from '../../seating.ts';

/** A participant: a deck and the id of a bot. */
export interface Entrant {
  /** The name in results. */
  readonly name: string;
  readonly deck: DeckList;
  readonly bot: string;
}

/** One of the compared rulesets. */
export interface Arm {
  /** The name in results. */
  readonly name: string;
  readonly ruleset: Ruleset;
  /** All cards of the game, or only those that the decks use; see `LabPlan.cards`. */
  readonly cards: readonly CardDoc[];
  /** The entrants that play this arm, by their index in the plan. All of them by default. */
  readonly seats?: readonly number[];
  /** The seed of this arm, if it plays other games than those of the plan. */
  readonly seed?: number;
  /** The games of self-play with which learned players adapt to the rules and cards of this arm before they play. Without it, they play as they are. */
  readonly adapted?: number;
  /** The games of this arm, if a search plays other numbers of games in each arm: whole parts, or all games of the plan. */
  readonly games?: number;
}

export interface LabPlan {
  /** Id of the game's plugin. */
  readonly game: string;
  readonly arms: readonly Arm[];
  /** One entrant per seat, in the order of the first game of a block. */
  readonly entrants: readonly Entrant[];
  /** Games of each arm, rounded up to whole blocks. */
  readonly games: number;
  /** The 32-bit seed. Block n uses `mixSeed(seed, n)`. */
  readonly seed: number;
  /** Whether entrants rotate seats. If not, a block is one game. */
  readonly swap: boolean;
  readonly limits?: Limits;
  /** `decks` compiles programs from the cards of the decks. Otherwise from all cards of the arm, as in older runs. */
  readonly cards?: 'decks';
  /** The players of a game, if each arm has its own entrants. */
  readonly table?: number;
  /** Games of a part, a whole number of blocks. A stored run keeps its first part size. The default is `partSize`. */
  readonly part?: number;
}

/** The part of a plan on which blocks depend. */
interface Seats {
  readonly entrants: readonly unknown[];
  readonly swap: boolean;
  readonly table?: number | undefined;
}

/** The plan of one arm: only its own entrants and seed. The plan of this arm again is the same plan. */
export function planOfArm(plan: LabPlan, arm: number): LabPlan {
  const { seats, seed, ...own } = plan.arms[arm] ?? {};
  if (!seats && seed === undefined) return plan;
  return {
    ...plan,
    arms: plan.arms.with(arm, own as Arm),
    ...(seed !== undefined && { seed }),
    ...(seats && { entrants: seats.map((entrant) => plan.entrants[entrant]!) }),
  };
}

/** Number of games that share a seed. */
export const blockSize = (plan: Seats): number => (plan.swap ? (plan.table ?? plan.entrants.length) : 1);

/** The seed of a game, for `Match.start`. */
export const seedOf = (plan: Seats & Pick<LabPlan, 'seed'>, game: number): number =>
  mixSeed(plan.seed, Math.floor(game / blockSize(plan)));

/** The index of the entrant on `seat` in a game. With every game of a block, entrants move on by one seat. */
export const entrantAt = (plan: Seats, game: number, seat: number): number =>
  sitterOf(plan.entrants.length, plan.swap, game, seat);

/** `games`, rounded up to a whole number of blocks. */
export const wholeBlocks = (plan: Seats, games: number): number => Math.ceil(games / blockSize(plan)) * blockSize(plan);

/** The most games of a part. A lost part then costs little, and quick games finish a part in a moment. */
export const MOST_OF_A_PART = 32;
/** The least number of parts. Slow games are requested in small numbers, and progress should still be visible. */
const LEAST_PARTS = 16;

/** `games`, rounded down to a whole number of blocks, but at least one block. */
export const blocksWithin = (plan: Seats, games: number): number =>
  Math.max(1, Math.floor(games / blockSize(plan))) * blockSize(plan);

/** Games of a part: whole blocks, few enough for frequent progress reports, for turns of other runs, and for little lost work. */
export function partSize(
  plan: Seats & Pick<LabPlan, 'games' | 'part'> & { readonly entrants: readonly Pick<Entrant, 'bot'>[] },
): number {
  if (plan.part !== undefined) return plan.part;
  if (plan.entrants.some(({ bot }: Pick<Entrant, 'bot'>) => botById(bot).slow)) return blockSize(plan);
  return blocksWithin(plan, Math.min(MOST_OF_A_PART, Math.ceil(plan.games / LEAST_PARTS)));
}

/** A request to play a part. */
export interface PartOrder {
  readonly arm: number;
  readonly from: number;
  readonly to: number;
}

/** The games of an arm, in whole blocks. */
export const gamesOfArm = (plan: LabPlan, arm: number): number =>
  wholeBlocks(plan, Math.min(plan.games, plan.arms[arm]!.games ?? plan.games));

/** The games of all arms. */
export const gamesOfPlan = (plan: LabPlan): number => plan.arms.reduce((sum, _, arm) => sum + gamesOfArm(plan, arm), 0);

/** All parts of a plan. The arms alternate, so that a stopped run can be compared up to that point. */
export function ordersOf(plan: LabPlan): PartOrder[] {
  const games = plan.arms.map((_, arm) => gamesOfArm(plan, arm));
  const most = Math.max(...games);
  const size = partSize(plan);
  const orders: PartOrder[] = [];
  for (let from = 0; from < most; from += size)
    for (let arm = 0; arm < plan.arms.length; arm++)
      if (from < games[arm]!) orders.push({ arm, from, to: Math.min(from + size, games[arm]!) });
  return orders;
}

/** Identifies the plan of a run. A search adds arms to its plan, and a thread that knows fewer arms needs the new plan. */
export const planKey = (run: string, { arms }: Pick<LabPlan, 'arms'>): string => `${run} ${arms.length}`;

/** Identifies a part within its plan. */
export const orderKey = ({ arm, from }: Pick<PartOrder, 'arm' | 'from'>): string => `${arm}/${from}`;

/**
 * The parts before the first missing one, in the order of the plan. Only these count. Parts with short games are done first, so the parts
 * after a gap would make games look shorter than they are. In a search, each arm counts alone, because arms are added while others have played.
 */
export function partsInOrder<Part extends PartOrder>(plan: LabPlan, parts: readonly Part[]): Part[] {
  const played = new Map(parts.map((part) => [orderKey(part), part]));
  const counted: Part[] = [];
  const alone = plan.arms.some(({ games }) => games !== undefined);
  const ended = new Set<number>();
  for (const order of ordersOf(plan)) {
    const part = played.get(orderKey(order));
    if (part && !ended.has(order.arm)) counted.push(part);
    else if (alone) ended.add(order.arm);
    else break;
  }
  return counted;
}
