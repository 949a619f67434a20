/** Jobs that wait for their turn. A few run at once, and addresses take turns: a visitor who asks for much delays only themselves. */
import { Turns } from '@rulewright/content';

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
  private closed = false;
  private readonly waiting = new Turns<Waiting>();

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
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      next.refuse(new QueueClosedError('The program stops.'));
  }

  private turn(address: string): Promise<void> {
    if (this.closed) return Promise.reject(new QueueClosedError('The program stops.'));
    const { slots, waiting, each } = this.size;
    if (this.running >= slots && (this.waiting.size >= waiting || this.waiting.sizeOf(address) >= each))
      return Promise.reject(new QueueFullError('Too much work waits.'));
    return new Promise((start, refuse) => {
      this.waiting.push(address, { start, refuse });
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.running >= this.size.slots) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.running++;
    next.start();
  }
}
