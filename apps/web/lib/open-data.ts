/** Passes requests for open data, pictures of links and embeds on to the API, which makes and limits them. */
import 'server-only';
import { passOn } from './visitor.ts';

/** The answer of the API at the same path. A client that has the answer already gets 304. */
export function passPublic(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const known = request.headers.get('if-none-match');
  const headers: Record<string, string> = known === null ? {} : { 'if-none-match': known };
  return passOn(pathname + search, { headers, redirect: 'manual' });
}
