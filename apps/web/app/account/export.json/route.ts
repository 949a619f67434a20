/** Downloads everything that is stored about the person who is signed in. */
import { passOn } from '../../../lib/visitor.ts';

export function GET(): Promise<Response> {
  return passOn('/account/export.json', { method: 'GET' });
}
