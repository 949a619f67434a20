/** How the site identifies itself to the API: by its secret, and by the visitor for whom it sends a request. */
import 'server-only';
import { headers } from 'next/headers';
import { SITE_HEADER, VISITOR_HEADER } from '../server/headers.ts';

/** The headers of every request to the API. A request without a visitor, such as for a page shared by many, counts for the site itself. */
export async function siteHeaders(): Promise<Record<string, string>> {
  const visitor = (await headers()).get(VISITOR_HEADER);
  const secret = process.env.SITE_SECRET;
  return { ...(secret && { [SITE_HEADER]: secret }), ...(visitor !== null && { 'x-forwarded-for': visitor }) };
}
