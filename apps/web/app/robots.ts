/** Everything may be indexed but the answers of the deck check. */
import type { MetadataRoute } from 'next';
import { SITE } from '../lib/site-address.ts';

/** The address of the site is known when it starts, not when it is built. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/oembed?*'], disallow: ['/*/deck-check/check', '/*?*'] },
    sitemap: `${SITE}/sitemap.xml`,
  };
}
