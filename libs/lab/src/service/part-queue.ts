/**
 * The queue of parts to play. Each network address gets the same share of the work, however many runs it has. Nothing is lost if a process
 * takes parts and disappears, because missing parts are played again at the end.
 */
import type { LabRunEntity } from '@rulewright/database';
import type { PartOrder } from '../runs/plan/lab-plan.ts';
import type { Bundle } from './part-bundles.ts';

/** Parts that were taken together. */
export interface PartJob {
  readonly run: string;
  readonly share: string;
  readonly orders: readonly PartOrder[];
  /** Marks the parts as done, so that no other worker gets them. */
  done(): Promise<void>;
}

export interface PartQueue {
  /** @param share the share that the work counts for */
  add(run: string, share: string, bundles: readonly Bundle[]): Promise<void>;
  /** The next parts of a share that is not in `full`. Null if there are none. */
  take(full: ReadonlySet<string>): Promise<PartJob | null>;
  /** Removes all waiting parts of a run. */
  drop(run: string): Promise<void>;
  close(): Promise<void>;
}

/** The share of a run: its network address, or its visitor if the address is not known. */
export const shareOf = ({ origin, owner }: Pick<LabRunEntity, 'origin' | 'owner'>): string => origin ?? owner;

interface Share {
  /** Work taken so far. A new share starts with the least work of the others. */
  work: number;
  /** The runs of the share. The first is next, and the last bundle in its list is taken first. */
  readonly runs: Map<string, Bundle[]>;
}

/** The queue of a single process, in memory. */
export class LocalPartQueue implements PartQueue {
  private readonly shares = new Map<string, Share>();

  add(run: string, name: string, bundles: readonly Bundle[]): Promise<void> {
    if (bundles.length === 0) return Promise.resolve();
    const least = Math.min(...[...this.shares.values()].map(({ work }) => work));
    const share = this.shares.get(name) ?? { work: Number.isFinite(least) ? least : 0, runs: new Map() };
    this.shares.set(name, share);
    share.runs.set(run, [...bundles].reverse());
    return Promise.resolve();
  }

  take(full: ReadonlySet<string>): Promise<PartJob | null> {
    const free = [...this.shares].filter(([name]) => !full.has(name));
    if (free.length === 0) return Promise.resolve(null);
    const [name, share] = free.reduce((least, one) => (one[1].work < least[1].work ? one : least));
    const [run, waiting] = share.runs.entries().next().value!;
    const { orders, work } = waiting.pop()!;
    share.work += work;
    share.runs.delete(run);
    if (waiting.length > 0) share.runs.set(run, waiting);
    else if (share.runs.size === 0) this.shares.delete(name);
    return Promise.resolve({ run, share: name, orders, done: () => Promise.resolve() });
  }

  drop(run: string): Promise<void> {
    for (const [name, { runs }] of this.shares) if (runs.delete(run) && runs.size === 0) this.shares.delete(name);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.shares.clear();
    return Promise.resolve();
  }
}
