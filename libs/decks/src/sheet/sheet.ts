/** A list in plain text, together with its entries. Each entry has the positions of its parts in the text. */
import { aboutSection } from '../parse/heading.ts';
import { readTextLine } from '../parse/read-line.ts';
import { readCount } from '../parse/written-entry.ts';
import { LIMITS, type Span } from '../parse/parsed-deck.ts';
import { splitLines, type TextLine } from '../text-lines.ts';
import { nameKey } from '../typed-names.ts';
import type { DeckZone } from '../issues.ts';
import type { KnownWords } from './known-cards.ts';

export interface SheetEntry {
  /** The line number, from 0. */
  readonly line: number;
  /** The name of the card, or the written name if the page does not know the card. */
  readonly name: string;
  /** The id of the card; null if the page does not know the name. */
  readonly card: string | null;
  readonly copies: number;
  readonly zone: DeckZone;
  readonly nameAt: Span;
  /** Null if the line has no count, which means one copy. */
  readonly countAt: Span | null;
  /** Whether the line itself names its zone, instead of a heading above it. */
  readonly statesZone: boolean;
}

export interface Sheet {
  readonly lines: readonly TextLine[];
  readonly entries: readonly SheetEntry[];
  /** The headings of zones from top to bottom, with line numbers from 0. */
  readonly headings: readonly { readonly line: number; readonly zone: DeckZone }[];
  readonly words: KnownWords;
}

/** Parses a list in plain text. Other lines stay in the text but have no entry. */
export function readSheet(text: string, words: KnownWords): Sheet {
  const lines = splitLines(text.slice(0, LIMITS.characters), LIMITS.lines);
  const entries: SheetEntry[] = [];
  const headings: { line: number; zone: DeckZone }[] = [];
  let zone: DeckZone = 'main';
  const about = aboutSection(lines, words);
  for (const [line, { text: raw }] of lines.entries()) {
    if (line < about.lines) continue;
    const read = readTextLine(raw, words);
    if (read.kind === 'heading' && read.zone !== null) {
      zone = read.zone;
      headings.push({ line, zone });
    }
    if (read.kind !== 'entry') continue;
    const copies = read.count === null ? 1 : readCount(read.count);
    if (copies === null) continue;
    const [known] = read.cards;
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

/** Joins lines to the original text. */
export const textOf = (lines: readonly TextLine[]): string => lines.map(({ text, end }) => text + end).join('');

/** A card as a list names it. */
export interface NamedCard {
  /** Null if no known card has this name. */
  readonly card: string | null;
  readonly name: string;
}

/** Two entries with the same key mean the same card. */
export const entryKey = ({ card, name }: { readonly card: string | null; readonly name: string }): string =>
  card === null ? `?${nameKey(name)}` : card;

/** The copies of each card in a zone. Several lines of one card are added. */
export function copiesIn(
  entries: readonly Pick<SheetEntry, 'card' | 'name' | 'copies' | 'zone'>[],
  zone: DeckZone,
): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const entry of entries)
    if (entry.zone === zone) copies.set(entryKey(entry), (copies.get(entryKey(entry)) ?? 0) + entry.copies);
  return copies;
}
