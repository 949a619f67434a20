/** Plays a run on worker threads. Each takes the next part and returns its result. */
import { Piscina } from 'piscina';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan, PartOrder } from '../plan/lab-plan.ts';

/** Plays the parts that `next` returns on `workers` threads. `take` receives each finished part. */
export async function withRunWorkers(
  plan: LabPlan,
  workers: number,
  next: () => PartOrder | undefined,
  take: (part: RunPart) => Promise<void>,
): Promise<void> {
  const pool = new Piscina({
    filename: new URL('./run-worker.js', import.meta.url).href,
    workerData: plan,
    minThreads: workers,
    maxThreads: workers,
  });
  const keepPlaying = async (): Promise<void> => {
    for (let order = next(); order; order = next()) await take((await pool.run(order)) as RunPart);
  };
  try {
    await Promise.all(Array.from({ length: workers }, keepPlaying));
  } finally {
    await pool.destroy();
  }
}
