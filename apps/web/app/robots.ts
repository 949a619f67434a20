/** Everything may be indexed but the answers of the deck check. */
import type { MetadataRoute } from 'next';
import { SITE } from '../lib/site-address.ts';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/oembed?*'], disallow: ['/*/deck-check/check', '/*?*'] },
    sitemap: `${SITE}/sitemap.xml`,
  };
}
