/** Passes the two requests of a single sign-on to the API, which answers both with a redirect. */
import 'server-only';
import { passOn } from '../../shared/visitor.ts';

export function passSignOn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return passOn(pathname + search, { redirect: 'manual' }, { asSeen: false });
}
