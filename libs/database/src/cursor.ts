/**
 * Places in lists, as opaque text. A cursor holds the list to which it belongs and the sort values of the entry before the place. It
 * stays valid if entries come and go, even if that entry goes.
 */

export type CursorValue = string | number | boolean | null;

/** Thrown for a text that is not a place in the list. */
export class BadCursorError extends Error {
  readonly code = 'bad-cursor';

  constructor() {
    super('This place in the list is not known. Start again from the first page.');
  }
}

const LONGEST = 2_000;

/** @param scope the list, and the values that decide its order @param key the sort values of the entry */
export const formatCursor = (scope: readonly CursorValue[], key: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify([...scope, ...key])).toString('base64url');

const isValue = (value: unknown): value is CursorValue =>
  // PostgreSQL does not take a NUL character in a text.
  (typeof value === 'string' && !value.includes('\0')) ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  typeof value === 'boolean' ||
  value === null;

function readValues(text: string): readonly CursorValue[] {
  try {
    const read: unknown = text.length > LONGEST ? null : JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(read) && read.every(isValue)) return read;
  } catch {
    // The text is not a cursor of this program.
  }
  throw new BadCursorError();
}

/** The sort values in a cursor of this list. @throws BadCursorError for other texts and for cursors of other lists */
export function parseCursor(scope: readonly CursorValue[], text: string): readonly CursorValue[] {
  const values = readValues(text);
  if (!scope.every((value, at) => values[at] === value)) throw new BadCursorError();
  return values.slice(scope.length);
}
