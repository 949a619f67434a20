/** Positions in a sorted list of cards, as opaque text: the order, and the sort values of the card before the position. */
export interface CardSort {
  /** Id of a field; `name` by default. */
  readonly field: string;
  readonly descending: boolean;
}

/** Sort value (null if the card has none), folded name, slug. */
export type CardPosition = readonly [string | number | null, string, string];

/** Thrown for a cursor that does not belong to the order. */
export class BadCursorError extends Error {
  readonly code = 'bad-cursor';

  constructor() {
    super('This place in the list is not known. Start again from the first page.');
  }
}

const LONGEST = 2_000;

export function formatCursor(sort: CardSort, [value, name, slug]: CardPosition): string {
  return Buffer.from(JSON.stringify([sort.field, sort.descending, value, name, slug])).toString('base64url');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** @throws BadCursorError */
export function parseCursor(sort: CardSort, text: string): CardPosition {
  const read = text.length <= LONGEST ? readJson(text) : null;
  if (!Array.isArray(read)) throw new BadCursorError();
  const [field, descending, value, name, slug] = read as unknown[];
  const sameOrder = field === sort.field && descending === sort.descending;
  const possible = value === null || typeof value === 'number' || typeof value === 'string';
  if (!sameOrder || !possible || typeof name !== 'string' || typeof slug !== 'string') throw new BadCursorError();
  return [value, name, slug];
}
