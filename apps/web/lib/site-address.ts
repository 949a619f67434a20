/** The public address of the site, for data that other sites use: preview pictures, embeds, the sitemap. */
import 'server-only';

/** Scheme and host without a trailing slash: `SITE_URL`, or this machine. */
export const SITE = new URL(process.env.SITE_URL || `http://localhost:${process.env.PORT ?? 3000}`).origin;
