/** The files of the sitemap, by the number of pages. */
import { sitemapFiles } from './sitemap-files.ts';

const SITE = 'https://rules.example';
const placesIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url!);

it('is one list for as many pages as fit', () => {
  const [map, ...parts] = sitemapFiles(SITE, ['', '/a&b', '/c'], 3);
  expect(map).toContain('<urlset');
  expect(placesIn(map)).toEqual([SITE, `${SITE}/a&amp;b`, `${SITE}/c`]);
  expect(parts).toEqual([]);
});

it('is an index of lists for more pages, and loses none', () => {
  const paths = Array.from({ length: 8 }, (_, i) => `/page/${i}`);
  const [index, ...parts] = sitemapFiles(SITE, paths, 3);
  expect(index).toContain('<sitemapindex');
  expect(placesIn(index)).toEqual([1, 2, 3].map((part) => `${SITE}/sitemaps/${part}.xml`));
  expect(parts.flatMap((part) => placesIn(part))).toEqual(paths.map((path) => SITE + path));
  expect(parts.map((part) => placesIn(part).length)).toEqual([3, 3, 2]);
});
