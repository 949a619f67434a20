/**
 * The queue of renders. Only a few run at the same time, and addresses take turns, so an address with many requests only delays itself. The render
 * time counts against the address. It does not use `Turns` of libs/content, which has no limits per address, no timeout, and no jobs in
 * several lines.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface QueueLimits {
  /** The maximum number of simultaneous renders: in total and for one address. */
  readonly slots: number;
  readonly slotsEach: number;
  /** The maximum number of waiting renders: in total and for one address. */
  readonly waiting: number;
  readonly waitingEach: number;
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
  private state: 'waiting' | 'started' | 'over' = 'waiting';
  private settle!: { resolve: (result: Result) => void; reject: (error: unknown) => void };

  constructor(private readonly work: () => Promise<Result>) {
    this.result = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    // Prevents an unhandled rejection if nobody waits any more. Every waiting request still receives the error.
    this.result.catch(() => undefined);
  }

  get isWaiting(): boolean {
    return this.state === 'waiting';
  }

  async start(): Promise<void> {
    this.state = 'started';
    await this.work().then(this.settle.resolve, this.settle.reject);
    this.state = 'over';
  }

  refuse(error: unknown): void {
    if (!this.isWaiting) return;
    this.state = 'over';
    this.settle.reject(error);
  }
}

type AnyJob = Pick<Job<unknown>, 'isWaiting' | 'start' | 'refuse'>;

export class RenderQueue {
  /** Waiting jobs by address. The order of the keys is the order of the turns. */
  private readonly lines = new Map<string, AnyJob[]>();
  private readonly running = new Map<string, number>();
  private readonly spent: RateLimiterMemory;
  private active = 0;

  constructor(private readonly limits: QueueLimits = LIMITS) {
    this.spent = new RateLimiterMemory({ points: limits.budget, duration: MINUTE });
  }

  /**
   * Queues a render for an address. A job that already waits in another line also joins this line. This address then does not wait for the
   * turn of a busy one.
   * @throws BusyError
   */
  async add(address: string, job: AnyJob): Promise<void> {
    const used = await this.spent.get(address);
    if (used && used.consumedPoints >= this.limits.budget)
      throw new BusyError(429, Math.ceil(used.msBeforeNext / 1000) || 1);
    if (!job.isWaiting) return;
    const line = this.lineOf(address);
    if (line.length >= this.limits.waitingEach) throw new BusyError(429, 2);
    if (this.count() >= this.limits.waiting && !this.makeRoom(line.length)) throw new BusyError(503, 2);
    this.lines.set(address, [...line, job]);
    const timer = setTimeout(() => job.refuse(new BusyError(503, 2)), this.limits.patience);
    timer.unref();
    this.startNext();
  }

  /** The number of waiting renders of all addresses. */
  count(): number {
    let count = 0;
    for (const address of [...this.lines.keys()]) count += this.lineOf(address).length;
    return count;
  }

  /** The number of running renders. */
  get rendering(): number {
    return this.active;
  }

  /** The jobs of an address that still wait. */
  private lineOf(address: string): AnyJob[] {
    const line = (this.lines.get(address) ?? []).filter((job) => job.isWaiting);
    if (line.length > 0) this.lines.set(address, line);
    else this.lines.delete(address);
    return line;
  }

  /**
   * Makes room in a full queue by refusing the last job of the longest line. Returns false if no line is longer than the new job's line
   * would be.
   */
  private makeRoom(length: number): boolean {
    let longest: AnyJob[] = [];
    for (const line of this.lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= length + 1) return false;
    longest.pop()!.refuse(new BusyError(429, 2));
    return true;
  }

  private startNext(): void {
    while (this.active < this.limits.slots) {
      const address = [...this.lines.keys()].find(
        (one) => (this.running.get(one) ?? 0) < this.limits.slotsEach && this.lineOf(one).length > 0,
      );
      if (address === undefined) return;
      const [job, ...rest] = this.lineOf(address);
      // Moves the address to the end of the turn order.
      this.lines.delete(address);
      if (rest.length > 0) this.lines.set(address, rest);
      void this.run(address, job!);
    }
  }

  private async run(address: string, job: AnyJob): Promise<void> {
    this.active++;
    this.running.set(address, (this.running.get(address) ?? 0) + 1);
    const begun = performance.now();
    await job.start();
    this.active--;
    const others = this.running.get(address)! - 1;
    if (others > 0) this.running.set(address, others);
    else this.running.delete(address);
    void this.spent.penalty(address, Math.round(performance.now() - begun));
    this.startNext();
  }
}
