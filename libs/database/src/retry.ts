/** Doing again what another process got in the way of: SQLite says so at once where waiting for it could last forever. */
import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 20;

/** Does `work` again, some seconds long, while what it throws says `hindered`. */
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
