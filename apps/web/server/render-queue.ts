/**
 * Renders wait here for their turn: few at a time, and the addresses take turns, so that one that asks for much waits for itself.
 * The time that renders take is counted against the address that asked. It is not `Turns` of libs/content, which has no limit on what
 * an address has running, no patience, and no job that waits in several lines.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface QueueLimits {
  /** Renders at a time, and for one address. */
  readonly slots: number;
  readonly slotsEach: number;
  /** Renders that wait, and for one address. */
  readonly waiting: number;
  readonly waitingEach: number;
  /** Milliseconds that a render waits at most. */
  readonly patience: number;
  /** Milliseconds of rendering that an address may use within a minute. */
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

/** A render that is not done. `status` is 429 where the address asked for too much, 503 where everyone does. */
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
    // Everyone who waits hears of a failure; there may be no one left.
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
  /** By address, in the order of their turns. */
  private readonly lines = new Map<string, AnyJob[]>();
  private readonly running = new Map<string, number>();
  private readonly spent: RateLimiterMemory;
  private active = 0;

  constructor(private readonly limits: QueueLimits = LIMITS) {
    this.spent = new RateLimiterMemory({ points: limits.budget, duration: MINUTE });
  }

  /**
   * Queues a render for an address. One that already waits for others gets a further place, so that nobody waits for the turn of
   * an address that asks for much.
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

  /** Renders that wait, for all addresses. */
  count(): number {
    let count = 0;
    for (const address of [...this.lines.keys()]) count += this.lineOf(address).length;
    return count;
  }

  /** The jobs of an address that still wait. */
  private lineOf(address: string): AnyJob[] {
    const line = (this.lines.get(address) ?? []).filter((job) => job.isWaiting);
    if (line.length > 0) this.lines.set(address, line);
    else this.lines.delete(address);
    return line;
  }

  /** Refuses the last job of the longest line, if it is longer than that of the address that comes. */
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
      // The address goes to the end of the turn.
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
