/** A list in plain text and its entries: two views of one list. Positions say where a change of an entry changes the text. */
import { readTextLine } from '../parse/read-line.ts';
import { readCount } from '../parse/written-entry.ts';
import { LIMITS, type Span } from '../parse/parsed-deck.ts';
import { splitLines, type TextLine } from '../text-lines.ts';
import { nameKey } from '../typed-names.ts';
import type { DeckZone } from '../issues.ts';
import type { KnownWords } from './known-cards.ts';

export interface SheetEntry {
  /** From 0. */
  readonly line: number;
  /** The card's name, or the name as written. */
  readonly name: string;
  /** The card's id, null for a name that the page does not know. */
  readonly card: string | null;
  readonly copies: number;
  readonly zone: DeckZone;
  readonly nameAt: Span;
  /** Null where no count is written, which means one copy. */
  readonly countAt: Span | null;
  /** The line itself names its zone, not a heading above it. */
  readonly statesZone: boolean;
}

export interface Sheet {
  readonly lines: readonly TextLine[];
  readonly entries: readonly SheetEntry[];
  /** Headings of zones, from the top: the line of each, from 0. */
  readonly headings: readonly { readonly line: number; readonly zone: DeckZone }[];
  readonly words: KnownWords;
}

/** Reads a list in plain text. Lines that are not entries stay in the text and have no entry. */
export function readSheet(text: string, words: KnownWords): Sheet {
  const lines = splitLines(text.slice(0, LIMITS.characters), LIMITS.lines);
  const entries: SheetEntry[] = [];
  const headings: { line: number; zone: DeckZone }[] = [];
  let zone: DeckZone = 'main';
  for (const [line, { text: raw }] of lines.entries()) {
    const read = readTextLine(raw, words);
    if (read.kind === 'heading' && read.zone !== null) {
      zone = read.zone;
      headings.push({ line, zone });
    }
    if (read.kind !== 'entry') continue;
    const copies = read.count === null ? 1 : readCount(read.count);
    if (copies === null) continue;
    const [known] = words.find(read.name);
    entries.push({
      line,
      name: known?.name ?? read.name,
      card: known?.id ?? null,
      copies,
      zone: read.zone ?? zone,
      nameAt: read.nameAt,
      countAt: read.countAt,
      statesZone: read.zone !== null,
    });
  }
  return { lines, entries, headings, words };
}

/** The text of a sheet, as it was read. */
export const textOf = (lines: readonly TextLine[]): string => lines.map(({ text, end }) => text + end).join('');

/** Two entries with the same key mean the same card. */
export const entryKey = ({ card, name }: { readonly card: string | null; readonly name: string }): string =>
  card === null ? `?${nameKey(name)}` : card;

/** Copies of the list by card and zone; several lines of one card count together. */
export function copiesIn(
  entries: readonly Pick<SheetEntry, 'card' | 'name' | 'copies' | 'zone'>[],
  zone: DeckZone,
): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const entry of entries)
    if (entry.zone === zone) copies.set(entryKey(entry), (copies.get(entryKey(entry)) ?? 0) + entry.copies);
  return copies;
}
