/** The address of the site in front of this API, for addresses in feeds, maps and embeds. */
import type { Request } from 'express';
import { originOf } from './origin.ts';

/** Scheme and host by which the site is reached: `SITE_URL` where it is set, else as the request says. */
export function siteOf(request: Request): string {
  if (process.env.SITE_URL) return new URL(process.env.SITE_URL).origin;
  const { headers } = request;
  const first = (value: string | string[] | undefined) =>
    (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();
  const host = first(headers['x-forwarded-host']) ?? headers.host ?? 'localhost';
  return `${originOf(request).secure ? 'https' : 'http'}://${host}`;
}
