/** Forwards requests for open data, preview pictures and embeds to the API, which produces and limits them. */
import 'server-only';
import { passOn } from '../../shared/visitor.ts';

/** Returns the API's answer for the same path. A client with a current copy gets 304. */
export function passPublic(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const known = request.headers.get('if-none-match');
  const headers: Record<string, string> = known === null ? {} : { 'if-none-match': known };
  return passOn(pathname + search, { headers, redirect: 'manual' });
}
