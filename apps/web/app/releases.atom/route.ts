/** The Atom feed of releases, from the API. */
import { passOn } from '../../lib/visitor.ts';

export function GET(): Promise<Response> {
  return passOn('/releases.atom', {});
}
