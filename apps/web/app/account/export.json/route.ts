/** Downloads all stored data about the signed-in person. */
import { passOn } from '../../../shared/visitor.ts';

export function GET(): Promise<Response> {
  return passOn('/account/export.json', { method: 'GET' });
}
