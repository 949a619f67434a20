/** The JSON feed of releases, from the API. */
import { passOn } from '../../shared/visitor.ts';

export function GET(): Promise<Response> {
  return passOn('/releases.json', {});
}
