/** The address of the site as others reach it, for what leaves the site: pictures of links, embeds, the map of the site. */
import 'server-only';

/** Scheme and host, without a slash at the end: `SITE_URL`, or this machine. */
export const SITE = new URL(process.env.SITE_URL || `http://localhost:${process.env.PORT ?? 3000}`).origin;
