/** The page size of lists. */
import type { Maybe } from '../base/maybe.ts';
import { badInput } from '../errors/errors.ts';

/** The page size of a list if a query names none, and the largest page. */
export interface PageSizes {
  readonly usual: number;
  readonly most: number;
}

/** The requested page size, or `usual` if none is given; at most `most`. @throws ApiError BAD_INPUT below 1 */
export function pageSize(asked: Maybe<number>, usual: number, most: number): number {
  const size = asked ?? usual;
  if (size < 1) throw badInput('bad-page-size', 'first must be 1 or more.');
  return Math.min(size, most);
}
