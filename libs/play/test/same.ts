/** Compares much in little time. */
import { isDeepStrictEqual } from 'node:util';

/** Expects equal values. Jest compares them only if they differ, to say where, because it takes much longer. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
