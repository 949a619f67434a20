/** The feed of releases, as the API writes it. */
import { passOn } from '../../lib/visitor.ts';

export function GET(): Promise<Response> {
  return passOn('/releases.json', {});
}
