/**
 * Counts recent requests by address. A page with a query enters a full cache only if it is requested more often than the page that it
 * replaces.
 */
import { LRUCache } from 'lru-cache';

/** The maximum number of addresses to count. */
const COUNTED = 16_384;
/** The number of requests after which all counts are halved, so that old requests count less. */
const AGING = 10 * COUNTED;

export class Popularity {
  private readonly counts = new LRUCache<string, number>({ max: COUNTED });
  private seen = 0;

  /** Counts a request. */
  note(key: string): void {
    this.counts.set(key, this.of(key) + 1);
    if (++this.seen < AGING) return;
    this.seen = 0;
    for (const each of [...this.counts.rkeys()]) this.counts.set(each, this.of(each) >> 1);
  }

  of(key: string): number {
    return this.counts.peek(key) ?? 0;
  }
}
