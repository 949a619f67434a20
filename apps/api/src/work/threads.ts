/** The threads that do jobs. A step that takes too long ends its thread; the next job gets a new one. */
import { MessageChannel } from 'node:worker_threads';
import type { DatabaseOptions } from '@rulewright/database';
import { Piscina } from 'piscina';
import { ApiError } from '../errors/errors.ts';
import { resultOf, type Answer } from './answer.ts';
import type { JobName } from './jobs/index.ts';
import type { FromThread, Order } from './worker.ts';

/** Where the code of a thread is, and how Node reads it. */
export interface ThreadCode {
  readonly filename: string;
  readonly execArgv?: string[];
}

export type OnNews = (news: unknown) => void;

/** Milliseconds in which a thread must start. The time of a job counts from there. */
const STARTING = 60_000;

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
      // One is kept, with its contents open.
      minThreads: 1,
      maxThreads: most,
      idleTimeout: 30_000,
      // A thread that waits in a system call could not look after its connection.
      atomics: 'disabled',
    });
  }

  /** @throws ApiError `took-too-long`; what the job refuses */
  async run(name: JobName, input: unknown, onNews: OnNews): Promise<unknown> {
    const { port1: here, port2: port } = new MessageChannel();
    const stop = new AbortController();
    let late: ApiError | null = null;
    let clock: NodeJS.Timeout | undefined;
    const step = (what: string, milliseconds: number): void => {
      clearTimeout(clock);
      clock = setTimeout(() => {
        late = tookTooLong(what, milliseconds);
        stop.abort();
      }, milliseconds);
    };
    here.on('message', (message: FromThread) => {
      if (message.kind === 'step') return step(message.what, message.milliseconds);
      onNews(message.news);
      // Requests have their turn before the next news.
      void nextTurn().then(() => here.postMessage(null));
    });
    step('Starting a thread', STARTING);
    const order: Order = { name, input, port };
    try {
      const options = { transferList: [port], signal: stop.signal };
      return resultOf((await this.pool.run(order, options)) as Answer);
    } catch (error) {
      throw late ?? error;
    } finally {
      clearTimeout(clock);
      here.close();
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
