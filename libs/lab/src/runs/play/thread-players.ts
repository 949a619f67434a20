/**
 * The players of one thread. It plays any number of parts and replays at the same time, in slices that take turns. A long game therefore
 * does not delay other work, and cancelled work ends after its current slice.
 */
import { Lru } from '@rulewright/content/lru';
import { seedOf, type MatchSeed, type Replay } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { ArmPlayer, type Steps } from './arm-player.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan, PartOrder } from '../plan/lab-plan.ts';
import { TimeShares } from './time-shares.ts';

/** After this many milliseconds, a thread starts no further part of an order. Others get their turn, and finished parts are stored. */
const STEP = 250;
/** Plans whose compiled rulesets a thread keeps. */
const PLANS_KEPT = 8;

/** The common fields of all orders. */
interface ThreadOrder {
  /** Unique id of the plan. */
  readonly key: string;
  /** Key of the share that the work counts for. */
  readonly share: string;
  /** Sent only if the thread did not know the plan. */
  readonly plan?: LabPlan;
  /** One number in shared memory. The work ends when it is no longer 0. */
  readonly stop: Int32Array;
}

export interface PartsOrder extends ThreadOrder {
  /** At least one part. */
  readonly orders: readonly PartOrder[];
}

export interface ReplayOrder extends ThreadOrder {
  readonly arm: number;
  readonly game: number;
  /** The decisions of the game. Without them, the bots think again. */
  readonly decisions?: readonly number[];
}

/** A repeated game. */
export interface ReplayFile {
  /** The text of the replay, as UTF-8. */
  readonly file: Uint8Array;
  /** The data needed to play the game again. */
  readonly game: Pick<Replay, 'ruleset' | 'decks' | 'decisions'> & { readonly seed: MatchSeed };
}

/** The parts that a thread has played, and its playing time. The time of other work in between does not count. */
export interface PlayedParts {
  readonly parts: readonly RunPart[];
  readonly milliseconds: number;
}

/** The answer of a thread that does not know the plan: the caller must send it. */
export const UNKNOWN_PLAN = 'unknown-plan';
export type ThreadAnswer<Result> = Result | typeof UNKNOWN_PLAN;

interface PlanPlayers {
  readonly plan: LabPlan;
  /** The idle players of each arm. */
  readonly free: Map<number, ArmPlayer[]>;
  /** One player of each arm, from which others are copied. */
  readonly first: Map<number, ArmPlayer>;
}

export class ThreadPlayers {
  private readonly time = new TimeShares();
  private readonly plans = new Lru<string, PlanPlayers>(PLANS_KEPT);

  /**
   * Plays the first of these parts, for a short time. Returns no parts if it was stopped before the first part was done. @throws
   * ProgramError
   */
  async parts({ orders, stop, ...order }: PartsOrder): Promise<ThreadAnswer<PlayedParts>> {
    const known = this.known(order);
    if (!known) return UNKNOWN_PLAN;
    const began = performance.now();
    const played: RunPart[] = [];
    let milliseconds = 0;
    const add = (time: number): void => void (milliseconds += time);
    for (const { arm, from, to } of orders) {
      const play = (player: ArmPlayer) => this.time.run(order.share, timed(player.playing(from, to), add), stop);
      const part = await this.with(known, arm, play);
      if (part === null) break;
      played.push(part);
      if (performance.now() - began >= STEP) break;
    }
    return { parts: played, milliseconds };
  }

  /** Repeats a game. Returns null if it was stopped. @throws ProgramError */
  async replay({
    arm,
    game: number,
    decisions,
    stop,
    ...order
  }: ReplayOrder): Promise<ThreadAnswer<ReplayFile | null>> {
    const known = this.known(order);
    if (!known) return UNKNOWN_PLAN;
    const replay = await this.with(known, arm, (player) =>
      this.time.run(order.share, player.replaying(number, decisions), stop),
    );
    if (replay === null) return null;
    const { ruleset, decks, decisions: taken } = replay;
    const game = { ruleset, seed: seedOf(replay), decks, decisions: taken };
    return { file: new TextEncoder().encode(JSON.stringify(replay)), game };
  }

  private known({ key, plan }: Pick<ThreadOrder, 'key' | 'plan'>): PlanPlayers | null {
    if (!plan && !this.plans.has(key)) return null;
    return this.plans.get(key, () => ({ plan: plan!, free: new Map(), first: new Map() }));
  }

  /** Runs work with a player that no other work uses. */
  private async with<Result>(
    { plan, free, first }: PlanPlayers,
    arm: number,
    work: (player: ArmPlayer) => Promise<Result>,
  ): Promise<Result> {
    const waiting = free.get(arm) ?? [];
    free.set(arm, waiting);
    const player =
      waiting.pop() ?? first.get(arm)?.another() ?? new ArmPlayer(engineOf(plan.arms[arm]!.ruleset), plan, arm);
    if (!first.has(arm)) first.set(arm, player);
    const result = await work(player);
    waiting.push(player);
    return result;
  }
}

/** Runs the same steps, and reports the milliseconds of each. */
function* timed<Result>(steps: Steps<Result>, add: (milliseconds: number) => void): Steps<Result> {
  for (;;) {
    const began = performance.now();
    const { done, value } = steps.next();
    add(performance.now() - began);
    if (done) return value;
    yield;
  }
}
