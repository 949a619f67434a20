/** Threads that play parts of any number of runs, and games once more: a thread is told a plan once, then only which games to play. */
import { Piscina } from 'piscina';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan, PartOrder } from '../plan/lab-plan.ts';
import {
  ThreadPlayers,
  UNKNOWN_PLAN,
  type Answer,
  type PartsOrder,
  type ReplayFile,
  type ReplayOrder,
} from './thread-players.ts';

/** Work that a thread does side by side. */
export const SIDE_BY_SIDE = 16;
/** Threads that play give way to those that answer; those that somebody waits for, less. */
export const NICE = { runs: 10, replays: 5 } as const;

/** A game of a run that is asked for. */
export type GameOrder = Pick<ReplayOrder, 'arm' | 'game' | 'decisions'>;

/** What is played, and for whom. */
interface Whose {
  /** Names the plan; two plans never share one. */
  readonly key: string;
  readonly plan: LabPlan;
  /** Of whose share of the threads it is. */
  readonly share: string;
}

export interface PlayerPool {
  /** The first of these parts, as many as a moment is enough for; none when `signal` says stop before the first is over. */
  play(of: Whose, orders: readonly PartOrder[], signal: AbortSignal): Promise<RunPart[]>;
  /** A game once more; null when `signal` says stop. */
  replay(of: Whose, game: GameOrder, signal: AbortSignal): Promise<ReplayFile | null>;
  /** Threads that there are now. */
  readonly threads: number;
  close(): Promise<void>;
}

type Worker = Pick<ThreadPlayers, 'parts' | 'replay'>;

/** `threads` threads. Where there is no built code to start one from, games are played in place, in slices too. */
export function playerPool(threads: number, niceIncrement: number = NICE.runs): PlayerPool {
  if (!import.meta.url.endsWith('.js'))
    return poolOf(
      new ThreadPlayers(),
      () => 0,
      () => Promise.resolve(),
    );
  const pool = new Piscina({
    filename: new URL('./player-pool-worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: SIDE_BY_SIDE,
    niceIncrement,
    // A site where nobody uses the lab keeps no threads for it.
    idleTimeout: 30_000,
  });
  const worker: Worker = {
    parts: (order: PartsOrder) => pool.run(order, { name: 'parts' }) as Promise<Answer<RunPart[]>>,
    replay: (order: ReplayOrder) => pool.run(order, { name: 'replay' }) as Promise<Answer<ReplayFile | null>>,
  };
  return poolOf(
    worker,
    () => pool.threads.length,
    () => pool.destroy(),
  );
}

function poolOf(worker: Worker, threads: () => number, close: () => Promise<void>): PlayerPool {
  return {
    play: ({ key, plan, share }, orders, signal) =>
      stoppable(signal, (stop) => known(plan, (more) => worker.parts({ key, share, orders, stop, ...more }))),
    replay: ({ key, plan, share }, game, signal) =>
      stoppable(signal, (stop) => known(plan, (more) => worker.replay({ key, share, ...game, stop, ...more }))),
    get threads() {
      return threads();
    },
    close,
  };
}

/** Asks a thread. If the thread does not know the plan, asks again and sends the plan. */
async function known<Result>(
  plan: LabPlan,
  ask: (more: { readonly plan?: LabPlan }) => Promise<Answer<Result>>,
): Promise<Result> {
  const first = await ask({});
  return first === UNKNOWN_PLAN ? ((await ask({ plan })) as Result) : first;
}

/** Gives work the memory in which it sees that `signal` says stop. */
async function stoppable<Result>(signal: AbortSignal, work: (stop: Int32Array) => Promise<Result>): Promise<Result> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const say = (): void => void Atomics.store(stop, 0, 1);
  if (signal.aborted) say();
  signal.addEventListener('abort', say, { once: true });
  try {
    return await work(stop);
  } finally {
    signal.removeEventListener('abort', say);
  }
}
