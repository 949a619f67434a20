/** The base URL of the site, for links in feeds, sitemaps and embeds. */
import type { Request } from 'express';
import { originOf } from './origin.ts';

/** Scheme and host of the site: `SITE_URL` if it is set, otherwise taken from the request headers. */
export function siteOf(request: Request): string {
  if (process.env.SITE_URL) return new URL(process.env.SITE_URL).origin;
  const { headers } = request;
  const first = (value: string | string[] | undefined) =>
    (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();
  const host = first(headers['x-forwarded-host']) ?? headers.host ?? 'localhost';
  return `${originOf(request).secure ? 'https' : 'http'}://${host}`;
}
