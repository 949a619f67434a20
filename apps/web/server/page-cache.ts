/** The pages that are kept, bounded in bytes. Pages with a query are kept apart: made-up ones push nothing else out. */
import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';
import { Popularity } from './popularity.ts';

export interface KeptPage {
  /** The content that the page was made of. */
  readonly version: string;
  /** When it was made, in milliseconds of `performance.now()`. */
  readonly madeAt: number;
  readonly page: PackedPage;
}

export interface CacheLimits {
  /** Bytes of pages without a query, and of those with one. */
  readonly plain: number;
  readonly queried: number;
  /** Bytes of a page; a larger one is not kept. */
  readonly largest: number;
  /** Bytes of pages as they are sent to the few that take no compression. */
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
  private readonly plain: LRUCache<string, KeptPage>;
  private readonly queried: LRUCache<string, KeptPage>;
  private readonly bodies: LRUCache<string, Buffer>;
  private readonly popularity = new Popularity();

  constructor(private readonly limits: CacheLimits = LIMITS) {
    const keep = (maxSize: number) =>
      new LRUCache<string, KeptPage>({
        maxSize,
        maxEntrySize: limits.largest,
        sizeCalculation: ({ page }, key) => page.size + key.length + OVERHEAD,
      });
    this.plain = keep(limits.plain);
    this.queried = keep(limits.queried);
    this.bodies = new LRUCache({ maxSize: limits.unpacked, sizeCalculation: (body) => body.length + 1 });
  }

  /** The page as it was made of `version`; undefined where there is none. */
  find(key: string, queried: boolean, version: string): KeptPage | undefined {
    if (queried) this.popularity.note(key);
    const found = (queried ? this.queried : this.plain).get(key);
    return found?.version === version ? found : undefined;
  }

  /** Keeps a page. One with a query must be asked for more often than the one that would make room for it. */
  store(key: string, queried: boolean, kept: KeptPage): void {
    if (!queried) this.plain.set(key, kept);
    else if (this.deservesRoom(key, kept)) this.queried.set(key, kept);
  }

  /** A page without compression, unpacked once and kept while there is room. */
  async unpacked(page: PackedPage): Promise<Buffer> {
    const known = this.bodies.get(page.etag);
    if (known) return known;
    const body = await page.unpack();
    if (body.length < this.limits.unpacked / 4) this.bodies.set(page.etag, body);
    return body;
  }

  /** Bytes of all that is kept. */
  get size(): number {
    return this.plain.calculatedSize + this.queried.calculatedSize + this.bodies.calculatedSize;
  }

  private deservesRoom(key: string, { page, version }: KeptPage): boolean {
    if (this.queried.has(key)) return true;
    if (this.queried.calculatedSize + page.size + key.length + OVERHEAD <= this.limits.queried) return true;
    // The one that was asked for longest ago would go.
    const [last] = this.queried.rkeys();
    const other = last === undefined ? undefined : this.queried.peek(last);
    if (last === undefined || other?.version !== version) return true;
    return this.popularity.of(key) > this.popularity.of(last);
  }
}
