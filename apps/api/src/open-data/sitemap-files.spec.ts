/** The files of the sitemap, by the number of pages. */
import { sitemapFile } from './sitemap-files.ts';

const SITE = 'https://rules.example';
const placesIn = (text: string | null): string[] =>
  [...(text ?? '').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url!);

it('is one list for as many pages as fit', () => {
  const paths = ['', '/a&b', '/c'];
  const map = sitemapFile(SITE, paths, 0, 3);
  expect(map).toContain('<urlset');
  expect(placesIn(map)).toEqual([SITE, `${SITE}/a&amp;b`, `${SITE}/c`]);
  expect(sitemapFile(SITE, paths, 1, 3)).toBeNull();
});

it('is an index of lists for more pages, and loses none', () => {
  const paths = Array.from({ length: 8 }, (_, i) => `/page/${i}`);
  const fileAt = (at: number): string | null => sitemapFile(SITE, paths, at, 3);
  expect(fileAt(0)).toContain('<sitemapindex');
  expect(placesIn(fileAt(0))).toEqual([1, 2, 3].map((part) => `${SITE}/sitemaps/${part}.xml`));
  const parts = [1, 2, 3].map((at) => placesIn(fileAt(at)));
  expect(parts.flat()).toEqual(paths.map((path) => SITE + path));
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 2]);
  expect([fileAt(4), fileAt(Infinity)]).toEqual([null, null]);
});

it('has small parts for 100,000 cards, and writes only the one that is asked for', () => {
  const paths: string[] = [];
  let read = 0;
  for (let at = 0; at < 100_300; at++) paths.push(`/game/cards/card-${at}`);
  const counted = new Proxy(paths, {
    get: (list, key) => {
      if (typeof key === 'string' && /^\d+$/u.test(key)) read++;
      return Reflect.get(list, key) as unknown;
    },
  });
  expect(placesIn(sitemapFile(SITE, counted, 0))).toHaveLength(11);
  expect(read).toBe(0);
  expect(placesIn(sitemapFile(SITE, counted, 11))).toHaveLength(300);
  expect(read).toBeLessThan(1_000);
});
