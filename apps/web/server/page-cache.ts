/** The page cache, limited in bytes. Pages with a query have a separate limit, so that made-up queries cannot evict other pages. */
import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';

/** The maximum number of addresses to count. */
const COUNTED = 16_384;
/** The number of requests after which all counts are halved, so that old requests count less. */
const AGING = 10 * COUNTED;

/**
 * Counts recent requests by address. A page with a query enters a full cache only if it is requested more often than the page that it
 * replaces.
 */
class Popularity {
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

export interface CachedPage {
  /** The version of the content that the page was rendered from. */
  readonly version: string;
  /** The time of rendering, in milliseconds of `performance.now()`. */
  readonly madeAt: number;
  readonly page: PackedPage;
}

export interface CacheLimits {
  /** Bytes for pages without a query (`plain`), and with a query (`queried`). */
  readonly plain: number;
  readonly queried: number;
  /** The maximum bytes of a page; a larger page is not cached. */
  readonly largest: number;
  /** Bytes for uncompressed bodies, which few clients need. */
  readonly unpacked: number;
}

const MEGABYTE = 2 ** 20;

const LIMITS: CacheLimits = {
  plain: 64 * MEGABYTE,
  queried: 96 * MEGABYTE,
  largest: 2 * MEGABYTE,
  unpacked: 48 * MEGABYTE,
};

/** Bytes of an entry besides its texts. */
const OVERHEAD = 1_024;

export class PageCache {
  private readonly plain: LRUCache<string, CachedPage>;
  private readonly queried: LRUCache<string, CachedPage>;
  private readonly bodies: LRUCache<string, Buffer>;
  private readonly popularity = new Popularity();

  constructor(private readonly limits: CacheLimits = LIMITS) {
    const keep = (maxSize: number) =>
      new LRUCache<string, CachedPage>({
        maxSize,
        maxEntrySize: limits.largest,
        sizeCalculation: ({ page }, key) => page.size + key.length + OVERHEAD,
      });
    this.plain = keep(limits.plain);
    this.queried = keep(limits.queried);
    this.bodies = new LRUCache({ maxSize: limits.unpacked, sizeCalculation: (body) => body.length + 1 });
  }

  /** The cached page for `version`, or undefined. */
  find(key: string, queried: boolean, version: string): CachedPage | undefined {
    if (queried) this.popularity.note(key);
    const page = (queried ? this.queried : this.plain).get(key);
    return page?.version === version ? page : undefined;
  }

  /** Stores a page. If the cache is full, a page with a query must be requested more often than the page that it would evict. */
  store(key: string, queried: boolean, page: CachedPage): void {
    if (!queried) this.plain.set(key, page);
    else if (this.deservesRoom(key, page)) this.queried.set(key, page);
  }

  /** The uncompressed body of a page, which is itself cached. */
  async unpacked(page: PackedPage): Promise<Buffer> {
    const known = this.bodies.get(page.etag);
    if (known) return known;
    const body = await page.unpack();
    if (body.length < this.limits.unpacked / 4) this.bodies.set(page.etag, body);
    return body;
  }

  /** The total bytes in the cache. */
  get size(): number {
    return this.plain.calculatedSize + this.queried.calculatedSize + this.bodies.calculatedSize;
  }

  private deservesRoom(key: string, { page, version }: CachedPage): boolean {
    if (this.queried.has(key)) return true;
    if (this.queried.calculatedSize + page.size + key.length + OVERHEAD <= this.limits.queried) return true;
    // The least recently used page would be evicted.
    const [last] = this.queried.rkeys();
    const other = last === undefined ? undefined : this.queried.peek(last);
    if (last === undefined || other?.version !== version) return true;
    return this.popularity.of(key) > this.popularity.of(last);
  }
}
