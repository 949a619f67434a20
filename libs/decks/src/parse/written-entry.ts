/** Entries as a list writes them, before names and counts are understood. */
import type { IndexedCard } from '../card-index.ts';
import type { DeckZone } from '../issues.ts';
import { LIMITS, type EntrySource } from './parsed-deck.ts';

/** A printing as a list writes it: `(1) 17`, `1 C 17`, `(common)`. */
export interface WrittenPrinting {
  /** Null where only the rarity is written. */
  readonly set: string | null;
  readonly number: number | null;
  readonly rarity?: string | null;
}

/** An entry before its name and count are understood. */
export interface WrittenEntry {
  readonly line: number;
  readonly name: string;
  /** The card, if the list names it by its id. */
  readonly card?: IndexedCard | null;
  /** Null where no count is written, which means one copy. */
  readonly count: string | null;
  readonly zone: DeckZone;
  readonly printing: WrittenPrinting | null;
  readonly source: EntrySource;
}

/** Copies from 1 to `LIMITS.copies`, or null. */
export function readCount(text: string): number | null {
  if (!/^\+?\d{1,9}$/.test(text)) return null;
  const copies = Number(text);
  return copies >= 1 && copies <= LIMITS.copies ? copies : null;
}
