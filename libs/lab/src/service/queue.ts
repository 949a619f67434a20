/** Parts that wait to be played. Who takes some and disappears costs nothing: what is missing at the end is played again. */
import type { PartOrder } from '../runs/run.ts';

/** Parts that were taken together. */
export interface PartJob {
  /** By run. */
  readonly orders: ReadonlyMap<string, readonly PartOrder[]>;
  /** Says that they need not be given to anybody else. */
  done(): Promise<void>;
}

export interface PartQueue {
  add(run: string, orders: readonly PartOrder[]): Promise<void>;
  /** The next parts, `most` of them at the most; null when nothing waits. */
  take(most: number): Promise<PartJob | null>;
  /** Forgets a run, where that can be done; else whoever takes its parts finds out that it is not played any more. */
  drop(run: string): Promise<void>;
  close(): Promise<void>;
}

/** The queue of a single process: runs take turns, so that a short one does not wait for a long one. */
export class LocalQueue implements PartQueue {
  private readonly runs = new Map<string, PartOrder[]>();

  add(run: string, orders: readonly PartOrder[]): Promise<void> {
    if (orders.length > 0) this.runs.set(run, [...orders].reverse());
    return Promise.resolve();
  }

  take(most: number): Promise<PartJob | null> {
    const next = this.runs.entries().next();
    if (next.done) return Promise.resolve(null);
    const [run, waiting] = next.value;
    this.runs.delete(run);
    const orders = waiting.splice(-most).reverse();
    if (waiting.length > 0) this.runs.set(run, waiting);
    return Promise.resolve({ orders: new Map([[run, orders]]), done: () => Promise.resolve() });
  }

  drop(run: string): Promise<void> {
    this.runs.delete(run);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.runs.clear();
    return Promise.resolve();
  }
}
