/** A job queue with limited concurrency. Addresses take turns, so a visitor with many jobs delays only their own. */

export interface QueueSize {
  /** The most jobs that run at the same time. */
  readonly slots: number;
  /** The most jobs that may wait: of all addresses, and of one address. */
  readonly waiting: number;
  readonly each: number;
}

/** The queue is full, so the job was rejected. */
export class QueueFullError extends Error {}

/** The program is stopping, so the job was not started. */
export class QueueClosedError extends Error {}

/** The visitor left before the job was started. */
export class VisitorGoneError extends Error {}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export class FairQueue {
  private running = 0;
  private count = 0;
  private closed = false;
  /** Waiting jobs by address. The address whose turn is next comes first. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly size: QueueSize) {}

  /** The number of waiting jobs. */
  get waiting(): number {
    return this.count;
  }

  /** The number of running jobs. */
  get busy(): number {
    return this.running;
  }

  /**
   * Runs the work when it is this address's turn.
   * @param gone removes the job if it is still waiting
   * @throws QueueFullError; QueueClosedError; VisitorGoneError; the errors of the work
   */
  async run<Result>(address: string, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    await this.turn(address, gone);
    try {
      return await work();
    } finally {
      this.running--;
      this.startNext();
    }
  }

  /** Rejects the waiting jobs and all later ones. */
  close(): void {
    this.closed = true;
    const waiting = [...this.lines.values()].flat();
    this.lines.clear();
    this.count = 0;
    for (const { refuse } of waiting) refuse(new QueueClosedError('The program stops.'));
  }

  private turn(address: string, gone?: AbortSignal): Promise<void> {
    if (gone?.aborted) return Promise.reject(new VisitorGoneError('The visitor has gone.'));
    if (this.closed) return Promise.reject(new QueueClosedError('The program stops.'));
    const line = this.lines.get(address) ?? [];
    if (this.running >= this.size.slots && (this.count >= this.size.waiting || line.length >= this.size.each))
      return Promise.reject(new QueueFullError('Too many jobs are waiting.'));
    return new Promise((resolve, reject) => {
      const leave = (): void => this.drop(address, waiting);
      const stay = (): void => gone?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        start: () => (stay(), resolve()),
        refuse: (error) => (stay(), reject(error)),
      };
      gone?.addEventListener('abort', leave);
      line.push(waiting);
      this.lines.set(address, line);
      this.count++;
      this.startNext();
    });
  }

  /** Removes a waiting job. */
  private drop(address: string, waiting: Waiting): void {
    const rest = (this.lines.get(address) ?? []).filter((one) => one !== waiting);
    if (rest.length > 0) this.lines.set(address, rest);
    else this.lines.delete(address);
    this.count--;
    waiting.refuse(new VisitorGoneError('The visitor has gone.'));
  }

  private startNext(): void {
    if (this.running >= this.size.slots) return;
    const [next] = this.lines;
    if (!next) return;
    const [address, line] = next;
    const { start } = line.shift()!;
    // Moves the address to the end of the round.
    this.lines.delete(address);
    if (line.length > 0) this.lines.set(address, line);
    this.count--;
    this.running++;
    start();
  }
}
