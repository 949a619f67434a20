/**
 * A pool of threads that plays parts of any number of runs, and repeats games. A thread receives each plan once, and after that only the
 * games to play.
 */
import { Piscina } from 'piscina';
import type { LabPlan, PartOrder } from '../plan/lab-plan.ts';
import {
  ThreadPlayers,
  UNKNOWN_PLAN,
  type ThreadAnswer,
  type PartsOrder,
  type PlayedParts,
  type ReplayFile,
  type ReplayOrder,
} from './thread-players.ts';

/** Tasks that a thread runs at the same time. */
export const SIDE_BY_SIDE = 16;
/**
 * Lower thread priorities, so that threads that answer requests come first. Replays have a higher priority than runs, because a person
 * waits for them.
 */
export const NICE = { runs: 10, replays: 5 } as const;

/**
 * The maximum memory for new objects in a thread, in megabytes. Games create few objects, so a small limit costs no time. Without it, each
 * thread keeps up to 48 MB that it does not need.
 */
export const YOUNG_MEGABYTES = 3;

/** A game of a run to repeat. */
export type GameOrder = Pick<ReplayOrder, 'arm' | 'game' | 'decisions'>;

/** The plan to play, and the share that its work counts for. */
interface Whose {
  /** Unique id of the plan. */
  readonly key: string;
  readonly plan: LabPlan;
  /** Key of the share that the work counts for. */
  readonly share: string;
}

export interface PlayerPool {
  /** Plays the first of these parts, for a short time. Returns no parts if `signal` aborts before the first part is done. */
  play(of: Whose, orders: readonly PartOrder[], signal: AbortSignal): Promise<PlayedParts>;
  /** Repeats a game. Returns null if `signal` aborts. */
  replay(of: Whose, game: GameOrder, signal: AbortSignal): Promise<ReplayFile | null>;
  /** Current number of threads. */
  readonly threads: number;
  close(): Promise<void>;
}

type Worker = Pick<ThreadPlayers, 'parts' | 'replay'>;

/**
 * Creates a pool of at most `threads` threads. If there is no built code to start a thread from, games are played in this thread, in
 * slices.
 */
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
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    // Threads end when no one uses the lab.
    idleTimeout: 30_000,
  });
  const worker: Worker = {
    parts: (order: PartsOrder) => pool.run(order, { name: 'parts' }) as Promise<ThreadAnswer<PlayedParts>>,
    replay: (order: ReplayOrder) => pool.run(order, { name: 'replay' }) as Promise<ThreadAnswer<ReplayFile | null>>,
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
  ask: (more: { readonly plan?: LabPlan }) => Promise<ThreadAnswer<Result>>,
): Promise<Result> {
  const first = await ask({});
  return first === UNKNOWN_PLAN ? ((await ask({ plan })) as Result) : first;
}

/** Runs work with shared memory that tells the thread when `signal` aborts. */
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
