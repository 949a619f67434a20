/** Entries as written in a list, before names and counts are resolved. */
import type { IndexedCard } from '../card-index.ts';
import type { DeckZone } from '../issues.ts';
import { LIMITS, type EntrySource } from './parsed-deck.ts';

/** A printing as written in a list: `(1) 17`, `1 C 17`, `(common)`. */
export interface WrittenPrinting {
  /** Null if only the rarity is written. */
  readonly set: string | null;
  /** The collector number as printed on the card, such as `17` or `TG05`. */
  readonly number: string | null;
  readonly rarity?: string | null;
}

/** An entry before its name and count are resolved. */
export interface WrittenEntry {
  readonly line: number;
  readonly name: string;
  /** The cards that the name means. Left out for a name that was not looked up, and may have odd characters. */
  readonly cards?: readonly IndexedCard[] | undefined;
  /** Null if no count is written, which means one copy. */
  readonly count: string | null;
  readonly zone: DeckZone;
  readonly printing: WrittenPrinting | null;
  readonly source: EntrySource;
}

/** Parses a number of copies from 1 to `LIMITS.copies`. Returns null for any other text. */
export function readCount(text: string): number | null {
  if (!/^\+?\d{1,9}$/.test(text)) return null;
  const copies = Number(text);
  return copies >= 1 && copies <= LIMITS.copies ? copies : null;
}
