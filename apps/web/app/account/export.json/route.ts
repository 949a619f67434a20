/** Downloads all stored data about the signed-in person. */
import { passOn } from '../../../lib/visitor.ts';

export function GET(): Promise<Response> {
  return passOn('/account/export.json', { method: 'GET' });
}
