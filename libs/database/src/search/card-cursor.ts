/** Places in a sorted list of cards. */
import { BadCursorError, formatCursor, parseCursor } from '../cursor.ts';

export interface CardSort {
  /** Id of a field; `name` by default. */
  readonly field: string;
  readonly descending: boolean;
}

/** Sort value (null if the card has none), folded name, slug. */
export type CardPosition = readonly [string | number | null, string, string];

export const formatPosition = ({ field, descending }: CardSort, position: CardPosition): string =>
  formatCursor([field, descending], position);

/** @throws BadCursorError */
export function parsePosition({ field, descending }: CardSort, text: string): CardPosition {
  const [value, name, slug, ...rest] = parseCursor([field, descending], text);
  const isPossible = value === null || typeof value === 'number' || typeof value === 'string';
  if (!isPossible || typeof name !== 'string' || typeof slug !== 'string' || rest.length > 0)
    throw new BadCursorError();
  return [value, name, slug];
}
