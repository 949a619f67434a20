/**
 * Long work off the thread that answers requests. Ask for a job by its name; it waits for its turn in its lane and runs in a
 * thread. Where there is no built code to start a thread from, it runs in place.
 */
import { availableParallelism } from 'node:os';
import type { DatabaseOptions } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { ApiError, clientError } from '../errors/errors.ts';
import { requestAddress, requestGone } from '../http/request-scope.ts';
import { resultOf } from './answer.ts';
import { FairQueue, QueueFullError, VisitorGoneError } from './fair-queue.ts';
import type { Lane } from './job.ts';
import { jobs, whenGone, type InputOf, type JobName, type ResultOf } from './jobs/index.ts';
import { Threads, type OnNews, type ThreadCode } from './threads.ts';
import { WorkerThread } from './worker-thread.ts';

/** One core stays free for the thread that answers requests. */
const ANSWERS = Math.min(3, Math.max(1, availableParallelism() - 1));
/** A page with many differences asks for as many jobs at once. */
const SIZES: Readonly<Record<Lane, ConstructorParameters<typeof FairQueue>[0]>> = {
  answers: { slots: ANSWERS, waiting: 4_000, each: 1_000 },
  writing: { slots: 1, waiting: 50, each: 5 },
  background: { slots: 1, waiting: 50, each: 10 },
  pictures: { slots: 1, waiting: 400, each: 40 },
};

interface Runner {
  /** Threads that there are now. */
  readonly threads: number;
  run(name: JobName, input: unknown, onNews: OnNews, gone?: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/** The built code of a thread; none where the source runs. */
const built = (): ThreadCode | null =>
  import.meta.url.endsWith('.js') ? { filename: new URL('./worker.js', import.meta.url).href } : null;

/** How a database is opened once more. */
function optionsOf({ options }: DataSource): DatabaseOptions {
  return options.type === 'postgres' ? { url: String(options.url) } : { file: String(options.database) };
}

function inPlace(database: DataSource): Runner {
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

/** A job that was started and is over. */
export interface EndedJob {
  readonly name: JobName;
  /** Milliseconds that it waited for its turn, and that it ran. */
  readonly waited: number;
  readonly ran: number;
  /** False where it failed in a way that nobody expected. */
  readonly ok: boolean;
}

const VISITOR_GONE = 'visitor-gone';

/**
 * The result of work that several requests share. Where the visitor who began it has left before it was started, one of the others
 * begins it again.
 * @param get the shared promise, or a new one where the last one failed
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
  /** Told of each job that is over, in the scope of the request that asked for it. */
  onEnd: (job: EndedJob) => void = () => undefined;
  private readonly lanes: Readonly<Record<Lane, FairQueue>>;
  private runner: Runner | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly code: ThreadCode | null = built(),
    sizes = SIZES,
  ) {
    this.lanes = {
      answers: new FairQueue(sizes.answers),
      writing: new FairQueue(sizes.writing),
      background: new FairQueue(sizes.background),
      pictures: new FairQueue(sizes.pictures),
    };
  }

  /**
   * Does a job. The address of the request that asks is the one whose turn is waited for. When its visitor leaves, the job
   * is dropped, ended or done all the same (`whenGone`).
   * @throws ApiError `too-much-work`, `took-too-long`, `visitor-gone`; what the job refuses
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

  /** Jobs that wait and run in each lane. */
  get lanesNow(): Readonly<Record<Lane, { readonly waiting: number; readonly running: number }>> {
    const of = ({ waiting, busy }: FairQueue) => ({ waiting, running: busy });
    const { answers, writing, background, pictures } = this.lanes;
    return { answers: of(answers), writing: of(writing), background: of(background), pictures: of(pictures) };
  }

  /** Threads that do jobs, as many as there are now. */
  get threads(): number {
    return this.runner?.threads ?? 0;
  }

  /** Ends the threads. A job that runs is given up. */
  async onModuleDestroy(): Promise<void> {
    for (const lane of Object.values(this.lanes)) lane.close();
    await this.runner?.close();
  }

  /** Runs a job, and tells how long it took. @param asked when it was asked for, by `performance.now()` */
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

  /** Threads start with the first job. */
  private start(): Runner {
    this.runner ??= this.code ? new Threads(optionsOf(this.database), this.code, ANSWERS + 3) : inPlace(this.database);
    return this.runner;
  }
}
