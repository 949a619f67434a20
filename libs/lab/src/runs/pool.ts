/** Threads that play parts of any number of runs: a thread is told a plan once, then only which games to play. */
import { Piscina } from 'piscina';
import { Lru } from '@rulewright/content';
import { pluginFor } from '@rulewright/games';
import { ArmPlayer, type RunPart } from './part.ts';
import type { LabPlan } from './plan.ts';
import type { PartOrder } from './run.ts';

/** Plans whose rulesets stay compiled in a thread. */
const PLANS_KEPT = 8;

/** What a thread is asked; the plan comes along when the thread did not know it. */
export interface PoolOrder {
  /** Names the plan; two plans never share one. */
  readonly key: string;
  readonly order: PartOrder;
  readonly plan?: LabPlan;
}

/** Players of the plans that were played last. */
export class Players {
  private readonly plans = new Lru<string, { readonly plan: LabPlan; readonly arms: Map<number, ArmPlayer> }>(
    PLANS_KEPT,
  );

  /** The part, or null: the plan is not known and must come along. @throws ProgramError */
  play({ key, order, plan }: PoolOrder): RunPart | null {
    if (!plan && !this.plans.has(key)) return null;
    const known = this.plans.get(key, () => ({ plan: plan!, arms: new Map<number, ArmPlayer>() }));
    const { arm, from, to } = order;
    const player = known.arms.get(arm) ?? new ArmPlayer(pluginFor(known.plan.game)!, known.plan, arm);
    known.arms.set(arm, player);
    return player.play(from, to);
  }
}

export interface PlayerPool {
  play(key: string, plan: LabPlan, order: PartOrder): Promise<RunPart>;
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
  const ask = (order: PoolOrder): Promise<RunPart | null> => pool.run(order) as Promise<RunPart | null>;
  return {
    play: async (key, plan, order) => (await ask({ key, order })) ?? (await ask({ key, order, plan }))!,
    close: () => pool.destroy(),
  };
}

function inPlace(): PlayerPool {
  const players = new Players();
  return {
    play: async (key, plan, order) => {
      await new Promise((resolve) => setImmediate(resolve));
      return players.play({ key, order, plan })!;
    },
    close: () => Promise.resolve(),
  };
}
