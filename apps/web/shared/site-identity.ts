/** How the site identifies itself and the browser to the API: by its secret, and by the visitor for whom it sends a request. */
import 'server-only';
import { headers } from 'next/headers';
import { SITE_HEADER, VISITOR_HEADER } from '../server/headers.ts';
import { OWN_REQUEST } from './own-request.ts';

/** The headers of every request to the API. A request without a visitor, such as for a page shared by many, counts for the site itself. */
export async function siteHeaders(): Promise<Record<string, string>> {
  const visitor = (await headers()).get(VISITOR_HEADER);
  const secret = process.env.SITE_SECRET;
  return { ...(secret && { [SITE_HEADER]: secret }), ...(visitor !== null && { 'x-forwarded-for': visitor }) };
}

/** The headers with these names, without those that are missing. */
export const picked = (all: Pick<Headers, 'get'>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = all.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

/** The headers by which the API judges the browser's request, and the address by which the browser reached the site. */
export async function browserHeaders(): Promise<Record<string, string>> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host');
  return {
    ...picked(sent, ['origin', 'sec-fetch-site', 'x-forwarded-proto', OWN_REQUEST]),
    ...(await siteHeaders()),
    ...(host !== null && { 'x-forwarded-host': host }),
  };
}
