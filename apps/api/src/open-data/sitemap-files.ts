/** The files of the sitemap protocol (https://www.sitemaps.org): one list, or an index of several for a site with more pages than fit into one. */

/** The most URLs in a file. The protocol allows 50,000, but each file is written while a visitor waits. */
const MOST_URLS = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A file of the sitemap: `/sitemap.xml` for 0, and `/sitemaps/1.xml` for 1. Only a site with more pages than fit into one file has parts.
 *
 * @param site the base URL of the site, such as `https://rules.example.org`
 * @returns null if the sitemap does not have this part
 */
export function sitemapFile(site: string, paths: readonly string[], at: number, most = MOST_URLS): string | null {
  const parts = paths.length <= most ? 0 : Math.ceil(paths.length / most);
  if (at > parts) return null;
  if (at === 0 && parts > 0) {
    const maps = Array.from(
      { length: parts },
      (_, i) => `<sitemap><loc>${escaped(`${site}/sitemaps/${i + 1}.xml`)}</loc></sitemap>`,
    );
    return `${HEAD}\n<sitemapindex ${SCHEMA}>\n${maps.join('\n')}\n</sitemapindex>\n`;
  }
  const start = Math.max(0, at - 1) * most;
  const urls = paths.slice(start, start + most).map((path) => `<url><loc>${escaped(site + path)}</loc></url>`);
  return `${HEAD}\n<urlset ${SCHEMA}>\n${urls.join('\n')}\n</urlset>\n`;
}
