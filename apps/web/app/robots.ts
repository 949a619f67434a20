/** Allows search engines to index everything except the results of the deck check. */
import type { MetadataRoute } from 'next';
import { SITE } from '../shared/site-address.ts';

/** The site learns its public address at start, not at build time. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/oembed?*'], disallow: ['/*/deck-check/check', '/*?*'] },
    sitemap: `${SITE}/sitemap.xml`,
  };
}
