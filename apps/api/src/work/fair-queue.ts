/** Jobs that wait for their turn. A few run at once, and addresses take turns: a visitor who asks for much delays only themselves. */

export interface QueueSize {
  /** Jobs that run at once. */
  readonly slots: number;
  /** Jobs that may wait, of all addresses and of one. */
  readonly waiting: number;
  readonly each: number;
}

/** More jobs wait than the queue takes. */
export class QueueFullError extends Error {}

/** The program stops, and the job was not started. */
export class QueueClosedError extends Error {}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export class FairQueue {
  private running = 0;
  private count = 0;
  private closed = false;
  /** By address; the address whose turn is next comes first. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly size: QueueSize) {}

  /** Does the work when it is this address's turn. @throws QueueFullError; QueueClosedError; what the work throws */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    await this.turn(address);
    try {
      return await work();
    } finally {
      this.running--;
      this.startNext();
    }
  }

  /** Refuses the jobs that wait, and any further one. */
  close(): void {
    this.closed = true;
    const waiting = [...this.lines.values()].flat();
    this.lines.clear();
    this.count = 0;
    for (const { refuse } of waiting) refuse(new QueueClosedError('The program stops.'));
  }

  private turn(address: string): Promise<void> {
    if (this.closed) return Promise.reject(new QueueClosedError('The program stops.'));
    const line = this.lines.get(address) ?? [];
    if (this.running >= this.size.slots && (this.count >= this.size.waiting || line.length >= this.size.each))
      return Promise.reject(new QueueFullError('Too much work waits.'));
    return new Promise((start, refuse) => {
      line.push({ start, refuse });
      this.lines.set(address, line);
      this.count++;
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.running >= this.size.slots) return;
    const [next] = this.lines;
    if (!next) return;
    const [address, line] = next;
    const { start } = line.shift()!;
    // The address goes to the end of the round.
    this.lines.delete(address);
    if (line.length > 0) this.lines.set(address, line);
    this.count--;
    this.running++;
    start();
  }
}
