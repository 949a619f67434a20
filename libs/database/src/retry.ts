/** Retries work that conflicted with another process. SQLite reports some conflicts at once, because waiting could last forever. */
import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 20;

/** Retries `work` for about ten seconds, as long as its error message matches `hindered`. */
export async function retried<T>(hindered: RegExp, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !hindered.test((error as Error).message)) throw error;
      await sleep(50 * attempt);
    }
  }
}
