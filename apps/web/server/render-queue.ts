/**
 * The queue of renders: `TurnQueue` of libs/content with three rules more. The render time counts against the address, a render waits only
 * for a limited time, and one render can wait in the lines of several addresses.
 */
import { QueueFullError, TurnQueue, type QueueSize } from '@rulewright/content/turns';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface QueueLimits extends QueueSize {
  /** The maximum milliseconds that a render waits. */
  readonly patience: number;
  /** Milliseconds of render time that an address may use per minute. */
  readonly budget: number;
}

export const LIMITS: QueueLimits = {
  slots: 3,
  slotsEach: 2,
  waiting: 64,
  waitingEach: 16,
  patience: 10_000,
  budget: 60_000,
};

const MINUTE = 60;

/** A refused render. `status` is 429 if the address sent too many requests, and 503 if the server is overloaded. */
export class BusyError extends Error {
  constructor(
    readonly status: 429 | 503,
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super('Too many pages are being made.');
  }
}

/** A render that one or more addresses wait for. */
export class Job<Result> {
  readonly result: Promise<Result>;
  private readonly settled = new AbortController();
  /** The number of lines in which the job waits. */
  private places = 0;
  private settle!: { resolve: (result: Result) => void; reject: (error: unknown) => void };

  constructor(private readonly work: () => Promise<Result>) {
    this.result = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    // Prevents an unhandled rejection if nobody waits any more. Every waiting request still receives the error.
    this.result.catch(() => undefined);
  }

  get isWaiting(): boolean {
    return !this.settled.signal.aborted;
  }

  /** Aborted when the job no longer waits. */
  get over(): AbortSignal {
    return this.settled.signal;
  }

  async start(): Promise<void> {
    this.settled.abort();
    await this.work().then(this.settle.resolve, this.settle.reject);
  }

  refuse(error: unknown): void {
    if (!this.isWaiting) return;
    this.settled.abort();
    this.settle.reject(error);
  }

  /** Counts a line in which the job waits. */
  enter(): void {
    this.places++;
  }

  /** The job lost its place in a line. It is refused if that was the last one. */
  leave(error: unknown): void {
    this.places--;
    if (this.places === 0) this.refuse(error);
  }
}

type AnyJob = Pick<Job<unknown>, 'isWaiting' | 'over' | 'start' | 'refuse' | 'enter' | 'leave'>;

/** A refusal of the queue as an answer to the visitor. */
const refusalOf = (error: unknown): unknown =>
  error instanceof QueueFullError ? new BusyError(error.full === 'line' ? 429 : 503, 2) : error;

export class RenderQueue {
  private readonly queue: TurnQueue;
  private readonly spent: RateLimiterMemory;

  constructor(private readonly limits: QueueLimits = LIMITS) {
    this.queue = new TurnQueue(limits);
    this.spent = new RateLimiterMemory({ points: limits.budget, duration: MINUTE });
  }

  /**
   * Queues a render for an address. A job that already waits in another line also joins this line. This address then does not wait for the
   * turn of a busy one. A job that has no place in any line is refused with a `BusyError`.
   */
  async add(address: string, job: AnyJob): Promise<void> {
    job.enter();
    try {
      await this.checkBudget(address);
      if (!job.isWaiting) return;
      setTimeout(() => job.refuse(new BusyError(503, 2)), this.limits.patience).unref();
      await this.queue.run(address, () => this.render(address, job), job.over);
    } catch (error) {
      job.leave(refusalOf(error));
    }
  }

  /** The number of waiting renders of all addresses. A render that waits in two lines counts twice. */
  get waiting(): number {
    return this.queue.waiting;
  }

  /** The number of running renders. */
  get rendering(): number {
    return this.queue.busy;
  }

  /** @throws BusyError if the address has used its render time */
  private async checkBudget(address: string): Promise<void> {
    const used = await this.spent.get(address);
    if (used && used.consumedPoints >= this.limits.budget)
      throw new BusyError(429, Math.ceil(used.msBeforeNext / 1000) || 1);
  }

  private async render(address: string, job: AnyJob): Promise<void> {
    const begun = performance.now();
    await job.start();
    void this.spent.penalty(address, Math.round(performance.now() - begun));
  }
}
