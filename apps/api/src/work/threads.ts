/**
 * The worker threads that run jobs. A step that takes too long ends its thread; the next job gets a new one. Where the system reports the
 * CPU time of a thread, the limit of a step counts CPU time.
 */
import { MessageChannel } from 'node:worker_threads';
import { VisitorGoneError } from '@rulewright/content/turns';
import type { DatabaseOptions } from '@rulewright/database';
import { Piscina } from 'piscina';
import { ApiError } from '../errors/errors.ts';
import { resultOf, type WorkAnswer } from './answer.ts';
import { OPENS } from './job.ts';
import type { JobName } from './jobs/index.ts';
import { cpuOfThread } from './thread-cpu.ts';
import type { FromThread, WorkOrder } from './worker.ts';

/** The file that a thread runs, and Node's options for it. */
export interface ThreadCode {
  readonly filename: string;
  readonly execArgv?: string[];
}

export type OnNews = (news: unknown) => void;

/** The time limit for starting a thread, in milliseconds. The time limit of the job starts afterwards. */
const STARTING = 60_000;

/**
 * Milliseconds that a job may continue after its visitor has left. Most jobs finish within that time. Stopping a job costs its thread
 * and the content cached there.
 */
const GRACE = 2_000;

/**
 * A step may take this many times its limit if its thread has not used the limit in CPU time. So a busy machine delays an answer and does
 * not refuse it. A step that only waits still ends.
 */
const STARVED = 10;

/** The least milliseconds between two looks at the CPU time of a thread. */
const LOOK = 100;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const tookTooLong = (what: string, milliseconds: number): ApiError =>
  new ApiError(
    'TOO_COMPLEX',
    `${what} took longer than ${milliseconds / 1000} seconds and was stopped. Make it shorter or simpler.`,
    'took-too-long',
  );

export class Threads {
  private readonly pool: Piscina;

  constructor(database: DatabaseOptions, code: ThreadCode, most: number) {
    this.pool = new Piscina({
      ...code,
      workerData: database,
      // Keeps one thread with its cached content.
      minThreads: 1,
      maxThreads: most,
      idleTimeout: 30_000,
      // With atomics, an idle thread blocks and could not serve its database connection.
      atomics: 'disabled',
    });
  }

  /**
   * Runs a job in a thread.
   * @param gone stops the job after a grace period, unless it is opening content
   * @throws ApiError `took-too-long`; VisitorGoneError; the errors of the job
   */
  async run(name: JobName, input: unknown, onNews: OnNews, gone?: AbortSignal): Promise<unknown> {
    const { port1: here, port2: port } = new MessageChannel();
    const stop = new AbortController();
    let late: ApiError | VisitorGoneError | null = null;
    let clock: NodeJS.Timeout | undefined;
    let grace: NodeJS.Timeout | undefined;
    let doing = '';
    const endSoon = (): void => {
      clearTimeout(grace);
      if (!gone?.aborted || doing === OPENS) return;
      grace = setTimeout(() => {
        late = new VisitorGoneError('The visitor has gone.');
        stop.abort();
      }, GRACE);
    };
    const step = (what: string, milliseconds: number, thread: number | null = null): void => {
      doing = what;
      endSoon();
      clearTimeout(clock);
      const begin = performance.now();
      const used = (): number | null => (thread === null ? null : cpuOfThread(thread));
      const before = used();
      const look = (): void => {
        const now = used();
        const left = before === null || now === null ? 0 : milliseconds - (now - before);
        const leftInAll = milliseconds * STARVED - (performance.now() - begin);
        if (left > 0 && leftInAll > 0) {
          clock = setTimeout(look, Math.max(LOOK, Math.min(left, leftInAll)));
          return;
        }
        late = tookTooLong(what, milliseconds);
        stop.abort();
      };
      clock = setTimeout(look, milliseconds);
    };
    here.on('message', (message: FromThread) => {
      if (message.kind === 'step') return step(message.what, message.milliseconds, message.thread);
      onNews(message.news);
      // Lets requests run before the next news.
      void nextTurn().then(() => here.postMessage(null));
    });
    gone?.addEventListener('abort', endSoon);
    step('Starting a thread', STARTING);
    const order: WorkOrder = { name, input, port };
    try {
      const options = { transferList: [port], signal: stop.signal };
      return resultOf((await this.pool.run(order, options)) as WorkAnswer);
    } catch (error) {
      throw late ?? error;
    } finally {
      gone?.removeEventListener('abort', endSoon);
      clearTimeout(grace);
      clearTimeout(clock);
      here.close();
    }
  }

  /** The current number of threads. */
  get threads(): number {
    return this.pool.threads.length;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
