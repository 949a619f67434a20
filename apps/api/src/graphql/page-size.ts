/** How many of a list a client may ask for. */
import type { Maybe } from './args.ts';
import { badInput } from './errors.ts';

/** The page size asked for, or the usual one. @throws ApiError BAD_INPUT outside of 1 to `most` */
export function pageSize(asked: Maybe<number>, usual: number, most: number): number {
  const size = asked ?? usual;
  if (size >= 1 && size <= most) return size;
  throw badInput('bad-page-size', `first goes from 1 to ${most}.`);
}
