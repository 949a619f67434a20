/**
 * Runs long work outside the main thread. A job waits for its turn in its lane, then runs in a worker thread. If there is no built
 * code to start a thread from, it runs on the main thread.
 */
import { availableParallelism } from 'node:os';
import { QueueFullError, TurnQueue, VisitorGoneError, type QueueSize } from '@rulewright/content/turns';
import type { DatabaseOptions } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { ApiError, clientError } from '../errors/errors.ts';
import { requestAddress, requestGone } from '../http/request-scope.ts';
import { resultOf } from './answer.ts';
import type { Lane } from './job.ts';
import { jobs, whenGone, type InputOf, type JobName, type ResultOf } from './jobs/index.ts';
import { Threads, type OnNews, type ThreadCode } from './threads.ts';
import { WorkerThread } from './worker-thread.ts';

/** Leaves one core free for the main thread. */
const ANSWERS = Math.min(3, Math.max(1, availableParallelism() - 1));
/** The waiting limits are high because a page with many differences starts one job for each. */
const SIZES: Readonly<Record<Lane, QueueSize>> = {
  answers: { slots: ANSWERS, waiting: 4_000, waitingEach: 1_000 },
  files: { slots: 1, waiting: 400, waitingEach: 40 },
  preparing: { slots: 1, waiting: 4_000, waitingEach: 1_000 },
  writing: { slots: 1, waiting: 50, waitingEach: 5 },
  background: { slots: 1, waiting: 50, waitingEach: 10 },
  pictures: { slots: 1, waiting: 400, waitingEach: 40 },
};

interface JobRunner {
  /** The current number of threads. */
  readonly threads: number;
  run(name: JobName, input: unknown, onNews: OnNews, gone?: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/** The built code of a thread; null if the program runs from source. */
const built = (): ThreadCode | null =>
  import.meta.url.endsWith('.js') ? { filename: new URL('./worker.js', import.meta.url).href } : null;

/** The options to open the same database in another thread. */
function optionsOf({ options }: DataSource): DatabaseOptions {
  return options.type === 'postgres' ? { url: String(options.url) } : { file: String(options.database) };
}

function inPlace(database: DataSource): JobRunner {
  const thread = new WorkerThread(database);
  return {
    threads: 0,
    run: async (name, input, onNews) => {
      const tell = async (news: unknown): Promise<void> => {
        onNews(news);
        await new Promise((resolve) => setImmediate(resolve));
      };
      return resultOf(await thread.run(name, input, { step: () => undefined, tell }));
    },
    close: () => Promise.resolve(),
  };
}

/** A finished job. */
export interface EndedJob {
  readonly name: JobName;
  /** Milliseconds in the queue, and milliseconds of running. */
  readonly waited: number;
  readonly ran: number;
  /** False after an unexpected error. */
  readonly ok: boolean;
}

const VISITOR_GONE = 'visitor-gone';

/**
 * The result of work that several requests share. If the work was dropped because the visitor who requested it left, another
 * request starts it again.
 * @param get returns the shared promise, or a new one if the last one failed
 */
export async function shared<Result>(get: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await get();
    } catch (error) {
      const dropped = error instanceof ApiError && error.reason === VISITOR_GONE;
      if (!dropped || requestGone()?.aborted) throw error;
    }
  }
}

export class Work {
  /** Called with each finished job, in the scope of the request that started it. */
  onEnd: (job: EndedJob) => void = () => undefined;
  private readonly lanes: Readonly<Record<Lane, TurnQueue>>;
  private runner: JobRunner | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly code: ThreadCode | null = built(),
    sizes = SIZES,
  ) {
    this.lanes = {
      answers: new TurnQueue(sizes.answers),
      files: new TurnQueue(sizes.files),
      preparing: new TurnQueue(sizes.preparing),
      writing: new TurnQueue(sizes.writing),
      background: new TurnQueue(sizes.background),
      pictures: new TurnQueue(sizes.pictures),
    };
  }

  /**
   * Runs a job. It waits for the turn of the request's address. If the visitor leaves, `whenGone` decides whether the job is
   * dropped, stopped or finished.
   * @throws ApiError `too-much-work`, `took-too-long`, `visitor-gone`; the errors of the job
   */
  async run<Name extends JobName>(
    name: Name,
    input: InputOf<Name>,
    onNews: OnNews = () => undefined,
  ): Promise<ResultOf<Name>> {
    try {
      const lane = this.lanes[jobs[name].lane];
      const fate = whenGone(name);
      const gone = fate === 'stays' ? undefined : requestGone();
      const asked = performance.now();
      const work = () =>
        this.measured(name, asked, () => this.start().run(name, input, onNews, fate === 'ends' ? gone : undefined));
      return (await lane.run(requestAddress(), work, gone)) as ResultOf<Name>;
    } catch (error) {
      if (error instanceof VisitorGoneError) throw new ApiError('CONFLICT', error.message, VISITOR_GONE);
      if (!(error instanceof QueueFullError)) throw error;
      const message = 'The server has too much work now. Try again in a few seconds.';
      throw new ApiError('TOO_MANY_REQUESTS', message, 'too-much-work', { seconds: 5 });
    }
  }

  /** The number of waiting and running jobs in each lane. */
  get lanesNow(): Readonly<Record<Lane, { readonly waiting: number; readonly running: number }>> {
    const of = ({ waiting, busy }: TurnQueue) => ({ waiting, running: busy });
    const { answers, files, preparing, writing, background, pictures } = this.lanes;
    return {
      answers: of(answers),
      files: of(files),
      preparing: of(preparing),
      writing: of(writing),
      background: of(background),
      pictures: of(pictures),
    };
  }

  /** The current number of worker threads. */
  get threads(): number {
    return this.runner?.threads ?? 0;
  }

  /** Ends the threads. Running jobs are abandoned. */
  async onModuleDestroy(): Promise<void> {
    for (const lane of Object.values(this.lanes)) lane.close();
    await this.runner?.close();
  }

  /** Runs a job and reports its times to `onEnd`. @param asked the time of the request for it, from `performance.now()` */
  private async measured(name: JobName, asked: number, run: () => Promise<unknown>): Promise<unknown> {
    const began = performance.now();
    const ended = (ok: boolean): void =>
      this.onEnd({ name, waited: began - asked, ran: performance.now() - began, ok });
    try {
      const result = await run();
      ended(true);
      return result;
    } catch (error) {
      ended(clientError(error) !== null || error instanceof VisitorGoneError);
      throw error;
    }
  }

  /** Starts the threads with the first job. */
  private start(): JobRunner {
    this.runner ??= this.code ? new Threads(optionsOf(this.database), this.code, ANSWERS + 5) : inPlace(this.database);
    return this.runner;
  }
}
