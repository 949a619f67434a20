/** The files of the sitemap protocol (https://www.sitemaps.org): one list, or an index of several for a site with more pages than fit into one. */

/** The most URLs that the protocol allows in a file. */
const MOST_URLS = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The first text is that of `/sitemap.xml`. If it is an index, the texts of its parts follow, `/sitemaps/1.xml` first.
 *
 * @param site the base URL of the site, such as `https://rules.example.org`
 */
export function sitemapFiles(site: string, paths: readonly string[], most = MOST_URLS): readonly string[] {
  const listOf = (part: readonly string[]): string => {
    const urls = part.map((path) => `<url><loc>${escaped(site + path)}</loc></url>`);
    return `${HEAD}\n<urlset ${SCHEMA}>\n${urls.join('\n')}\n</urlset>\n`;
  };
  if (paths.length <= most) return [listOf(paths)];
  const parts = Array.from({ length: Math.ceil(paths.length / most) }, (_, i) =>
    listOf(paths.slice(i * most, (i + 1) * most)),
  );
  const maps = parts.map((_, i) => `<sitemap><loc>${escaped(`${site}/sitemaps/${i + 1}.xml`)}</loc></sitemap>`);
  return [`${HEAD}\n<sitemapindex ${SCHEMA}>\n${maps.join('\n')}\n</sitemapindex>\n`, ...parts];
}
