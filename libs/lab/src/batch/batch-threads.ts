/** Plays a batch on worker threads. Each takes a few games at a time and returns their tally. */
import { Piscina } from 'piscina';
import type { CardDoc, Ruleset } from '@rulewright/content';
import { CHUNK, type BatchOptions, type SimulationOptions, type BatchTally } from './batch-runner.ts';

/** The data that a worker receives once, at its start. */
export interface WorkerSetup {
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
  readonly options: BatchOptions;
}

/** Plays the batch on `workers` threads. `add` receives the tally of each part. */
export async function playOnWorkers(
  ruleset: Ruleset,
  cards: readonly CardDoc[],
  options: SimulationOptions,
  workers: number,
  add: (part: BatchTally) => void,
): Promise<void> {
  const { decks, players, seed, bots, limits } = options;
  const setup: WorkerSetup = { ruleset, cards, options: { decks, players, seed, bots, limits } };
  const pool = new Piscina({
    filename: new URL('./batch-worker.js', import.meta.url).href,
    workerData: setup,
    minThreads: workers,
    maxThreads: workers,
  });
  let next = 0;
  let played = 0;
  const size = Math.max(CHUNK, Math.min(512, Math.floor(options.games / workers / 8)));
  const keepPlaying = async (): Promise<void> => {
    while (next < options.games && !options.signal?.aborted) {
      const from = next;
      const to = Math.min(from + size, options.games);
      next = to;
      const part = (await pool.run({ from, to })) as BatchTally;
      add(part);
      played += part.games;
      options.onProgress?.(played);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, keepPlaying));
  } finally {
    await pool.destroy();
  }
}
