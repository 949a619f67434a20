/** Plays a fuzz run on worker threads. Each takes the next part of the games and returns its tally. */
import { Piscina } from 'piscina';
import type { SourceFile } from '@rulewright/content';
import type { FuzzTally } from './fuzz-tally.ts';

/** The data that a worker receives once, at its start. */
export interface FuzzSetup {
  readonly game: string;
  readonly files: readonly SourceFile[];
  readonly seed: number;
}

/** Plays `parts` on `workers` threads. `add` receives the tally of each part. */
export async function fuzzOnWorkers(
  setup: FuzzSetup,
  workers: number,
  parts: Iterator<readonly [number, number]>,
  add: (part: FuzzTally) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pool = new Piscina({
    filename: new URL('./fuzz-worker.js', import.meta.url).href,
    workerData: setup,
    minThreads: workers,
    maxThreads: workers,
  });
  const keepPlaying = async (): Promise<void> => {
    while (!signal?.aborted) {
      const next = parts.next();
      if (next.done) return;
      const [from, to] = next.value;
      add((await pool.run({ from, to })) as FuzzTally);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, keepPlaying));
  } finally {
    await pool.destroy();
  }
}
