/** Everything may be indexed but the answers of the deck check. */
import type { MetadataRoute } from 'next';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/*/deck-check/check', '/*?*'] } };
}
