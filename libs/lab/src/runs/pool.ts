/** Threads that play parts of any number of runs: a thread is told a plan once, then only which games to play. */
import { Piscina } from 'piscina';
import { Lru } from '@rulewright/content';
import { pluginFor } from '@rulewright/games';
import { ArmPlayer, type RunPart } from './part.ts';
import type { LabPlan } from './plan.ts';
import type { PartOrder } from './run.ts';

/** A thread begins no further part after so many milliseconds: others have their turn, and what was played is stored. */
const STEP = 250;
/** Plans whose rulesets stay compiled in a thread. */
const PLANS_KEPT = 8;

/** What a thread is asked; the plan comes along when the thread did not know it. */
export interface PoolOrder {
  /** Names the plan; two plans never share one. */
  readonly key: string;
  /** At least one. */
  readonly orders: readonly PartOrder[];
  readonly plan?: LabPlan;
}

/** Players of the plans that were played last. */
export class Players {
  private readonly plans = new Lru<string, { readonly plan: LabPlan; readonly arms: Map<number, ArmPlayer> }>(
    PLANS_KEPT,
  );

  /** The first parts, one at least; or null: the plan is not known and must come along. @throws ProgramError */
  play({ key, orders, plan }: PoolOrder): RunPart[] | null {
    if (!plan && !this.plans.has(key)) return null;
    const known = this.plans.get(key, () => ({ plan: plan!, arms: new Map<number, ArmPlayer>() }));
    const began = performance.now();
    const played: RunPart[] = [];
    for (const { arm, from, to } of orders) {
      const player = known.arms.get(arm) ?? new ArmPlayer(pluginFor(known.plan.game)!, known.plan, arm);
      known.arms.set(arm, player);
      played.push(player.play(from, to));
      if (performance.now() - began >= STEP) break;
    }
    return played;
  }
}

export interface PlayerPool {
  /** The first of these parts, as many as a moment is enough for; one at least. */
  play(key: string, plan: LabPlan, orders: readonly PartOrder[]): Promise<RunPart[]>;
  close(): Promise<void>;
}

/** `threads` threads. Where there is no built code to start one from, the parts are played in place. */
export function playerPool(threads: number): PlayerPool {
  if (!import.meta.url.endsWith('.js')) return inPlace();
  const pool = new Piscina({
    filename: new URL('./pool-worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    // A site where nobody uses the lab keeps no threads for it.
    idleTimeout: 30_000,
  });
  const ask = (order: PoolOrder): Promise<RunPart[] | null> => pool.run(order) as Promise<RunPart[] | null>;
  return {
    play: async (key, plan, orders) => (await ask({ key, orders })) ?? (await ask({ key, orders, plan }))!,
    close: () => pool.destroy(),
  };
}

function inPlace(): PlayerPool {
  const players = new Players();
  return {
    play: async (key, plan, orders) => {
      await new Promise((resolve) => setImmediate(resolve));
      return players.play({ key, orders, plan })!;
    },
    close: () => Promise.resolve(),
  };
}
