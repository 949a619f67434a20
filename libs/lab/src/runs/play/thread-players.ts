/**
 * The players of one thread: any number of parts and replays at the same time, a slice of time for each in turn. A long game
 * holds nobody up, and work that is not wanted any more ends with its slice.
 */
import { Lru } from '@rulewright/content';
import { seedOf, type MatchSeed, type Replay } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { ArmPlayer } from './arm-player.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan, PartOrder } from '../plan/lab-plan.ts';
import { TimeShares } from './time-shares.ts';

/** A thread begins no further part after so many milliseconds: others have their turn, and what was played is stored. */
const STEP = 250;
/** Plans whose rulesets stay compiled in a thread. */
const PLANS_KEPT = 8;

/** What work in a thread is about. */
interface Order {
  /** Names the plan; two plans never share one. */
  readonly key: string;
  /** Of whose share of the time it is. */
  readonly share: string;
  /** Comes along when the thread did not know it. */
  readonly plan?: LabPlan;
  /** Shared memory, one number: the work ends when it is no longer 0. */
  readonly stop: Int32Array;
}

export interface PartsOrder extends Order {
  /** At least one. */
  readonly orders: readonly PartOrder[];
}

export interface ReplayOrder extends Order {
  readonly arm: number;
  readonly game: number;
  /** What was decided in the game; without it the bots think again. */
  readonly decisions?: readonly number[];
}

/** A game that was played once more. */
export interface ReplayFile {
  /** Its replay, as UTF-8. */
  readonly file: Uint8Array;
  /** What it takes to play it. */
  readonly game: Pick<Replay, 'ruleset' | 'decks' | 'decisions'> & { readonly seed: MatchSeed };
}

/** The plan is not known and must come along. */
export const UNKNOWN_PLAN = 'unknown-plan';
export type Answer<Result> = Result | typeof UNKNOWN_PLAN;

interface Known {
  readonly plan: LabPlan;
  /** The idle players of each arm. */
  readonly free: Map<number, ArmPlayer[]>;
  /** One player of each arm, from which others are made. */
  readonly first: Map<number, ArmPlayer>;
}

export class ThreadPlayers {
  private readonly time = new TimeShares();
  private readonly plans = new Lru<string, Known>(PLANS_KEPT);

  /** The first of these parts, as many as a moment is enough for; none where it was told to stop. @throws ProgramError */
  async parts({ orders, stop, ...order }: PartsOrder): Promise<Answer<RunPart[]>> {
    const known = this.known(order);
    if (!known) return UNKNOWN_PLAN;
    const began = performance.now();
    const played: RunPart[] = [];
    for (const { arm, from, to } of orders) {
      const part = await this.with(known, arm, (player) => this.time.run(order.share, player.playing(from, to), stop));
      if (part === null) break;
      played.push(part);
      if (performance.now() - began >= STEP) break;
    }
    return played;
  }

  /** A game once more; null where it was told to stop. @throws ProgramError */
  async replay({ arm, game: number, decisions, stop, ...order }: ReplayOrder): Promise<Answer<ReplayFile | null>> {
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

  private known({ key, plan }: Pick<Order, 'key' | 'plan'>): Known | null {
    if (!plan && !this.plans.has(key)) return null;
    return this.plans.get(key, () => ({ plan: plan!, free: new Map(), first: new Map() }));
  }

  /** Lends a player that nobody else uses. */
  private async with<Result>(
    { plan, free, first }: Known,
    arm: number,
    work: (player: ArmPlayer) => Promise<Result>,
  ): Promise<Result> {
    const waiting = free.get(arm) ?? [];
    free.set(arm, waiting);
    const player = waiting.pop() ?? first.get(arm)?.another() ?? new ArmPlayer(engineOf(plan.game), plan, arm);
    if (!first.has(arm)) first.set(arm, player);
    const result = await work(player);
    waiting.push(player);
    return result;
  }
}
