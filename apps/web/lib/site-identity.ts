/** How the site is known to its API: by its secret, and by the visitor for whom it asks. */
import 'server-only';
import { headers } from 'next/headers';
import { SITE_HEADER, VISITOR_HEADER } from '../server/headers.ts';

/** Headers of every request to the API. Where no visitor is named, such as for a page that many get, the site asks for itself. */
export async function siteHeaders(): Promise<Record<string, string>> {
  const visitor = (await headers()).get(VISITOR_HEADER);
  const secret = process.env.SITE_SECRET;
  return { ...(secret && { [SITE_HEADER]: secret }), ...(visitor !== null && { 'x-forwarded-for': visitor }) };
}
