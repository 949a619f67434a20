import { PageCache, type CacheLimits } from './page-cache.ts';
import { packPage } from './packed-page.ts';

const LIMITS: CacheLimits = { plain: 20_000, queried: 20_000, largest: 10_000, unpacked: 10_000 };

const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, i) => (i * 7919 + (i % 251) ** 3) % 256));

const madePage = async (version = '1', length = 700) => ({
  version,
  madeAt: 0,
  page: await packPage(noise(length), []),
});

describe('the page cache', () => {
  it('returns a page only for the version of the content that it was rendered from', async () => {
    const cache = new PageCache(LIMITS);
    cache.store('/', false, await madePage('1'));
    expect(cache.find('/', false, '1')).toBeDefined();
    expect(cache.find('/', false, '2')).toBeUndefined();
  });

  it('never contains more bytes than its limit', async () => {
    const cache = new PageCache(LIMITS);
    const page = await madePage();
    for (let i = 0; i < 200; i++) {
      cache.store(`/${i}`, false, page);
      for (let times = 0; times <= i; times++) cache.find(`/?q=${i}`, true, '1');
      cache.store(`/?q=${i}`, true, page);
    }
    expect(cache.size).toBeLessThanOrEqual(LIMITS.plain + LIMITS.queried);
    cache.store('/large', false, await madePage('1', 9_000));
    expect(cache.find('/large', false, '1')).toBeUndefined();
  });

  it('keeps popular searches when a client requests thousands of made-up ones, twice each', async () => {
    const cache = new PageCache(LIMITS);
    const page = await madePage();
    const ask = (key: string): boolean => {
      const isCached = cache.find(key, true, '1') !== undefined;
      if (!isCached) cache.store(key, true, page);
      return isCached;
    };
    const popular = Array.from({ length: 5 }, (_, i) => `/?q=popular${i}`);
    for (let round = 0; round < 5; round++) popular.forEach(ask);
    for (let i = 0; i < 3_000; i++) {
      ask(`/?q=made-up${i}`);
      ask(`/?q=made-up${i}`);
    }
    expect(popular.map(ask)).toEqual(popular.map(() => true));
  });

  it('stores a search that is requested more often than the stored ones', async () => {
    const cache = new PageCache(LIMITS);
    const page = await madePage();
    for (let i = 0; i < 50; i++) {
      cache.find(`/?q=${i}`, true, '1');
      cache.store(`/?q=${i}`, true, page);
    }
    for (let i = 0; i < 3; i++) cache.find('/?q=new', true, '1');
    cache.store('/?q=new', true, page);
    expect(cache.find('/?q=new', true, '1')).toBeDefined();
  });

  it('evicts searches of an older release first', async () => {
    const cache = new PageCache(LIMITS);
    for (let i = 0; i < 50; i++) {
      for (let times = 0; times < 9; times++) cache.find(`/?q=${i}`, true, '1');
      cache.store(`/?q=${i}`, true, await madePage('1'));
    }
    cache.store('/?q=0&new=1', true, await madePage('2'));
    expect(cache.find('/?q=0&new=1', true, '2')).toBeDefined();
  });
});
