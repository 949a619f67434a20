/** The rows of the builder: the cards of each zone, in groups. Several lines of one card become one row. */
import {
  entryKey,
  marksOfEntry,
  MAYBE_ZONE,
  NO_MARKS,
  type CardMarks,
  type Sheet,
  type SheetEntry,
} from '@rulewright/decks/sheet';
import type { CardFaceData } from '@rulewright/ui';
import { faceOf } from '../../shared/face.ts';
import type { BuiltCard } from './types.ts';

export interface DeckRow {
  readonly key: string;
  readonly card: string | null;
  readonly name: string;
  readonly zone: string;
  readonly copies: number;
  /** Null if no known card has this name. */
  readonly face: CardFaceData | null;
  readonly marks: CardMarks;
}

export interface DeckGroup {
  /** The first word of the type line, or the first tag; empty for cards without one. */
  readonly name: string;
  readonly copies: number;
  readonly rows: readonly DeckRow[];
}

/** One row for each card of a zone. */
export function rowsOf(sheet: Sheet, zone: string, cards: ReadonlyMap<string, BuiltCard>): readonly DeckRow[] {
  const rows = new Map<string, DeckRow>();
  for (const entry of sheet.entries) {
    if (entry.zone !== zone) continue;
    const key = entryKey(entry);
    const card = entry.card === null ? undefined : cards.get(entry.card);
    const { name } = entry;
    const face = card ? faceOf(card) : null;
    const known = rows.get(key) ?? { key, card: entry.card, name, zone, copies: 0, face, marks: NO_MARKS };
    // Several lines of one card are one row, with the marks of the first line that has some.
    const marks = known.marks === NO_MARKS ? marksOfEntry(sheet, entry) : known.marks;
    rows.set(key, { ...known, marks, copies: known.copies + entry.copies });
  }
  return [...rows.values()];
}

export const GROUPINGS = ['type', 'tag'] as const;
export type Grouping = (typeof GROUPINGS)[number];

const groupOf = ({ face, marks }: DeckRow, by: Grouping): string =>
  (by === 'tag' ? marks.tags[0] : face?.typeLine.split(' · ')[0]) ?? '';

/** Groups rows by type, or by the first tag. Rows of a group are sorted by cost, then by name. */
export function groupsOf(rows: readonly DeckRow[], by: Grouping = 'type'): readonly DeckGroup[] {
  const groups = new Map<string, DeckRow[]>();
  for (const row of rows) groups.set(groupOf(row, by), [...(groups.get(groupOf(row, by)) ?? []), row]);
  const byCost = (a: DeckRow, b: DeckRow): number =>
    (a.face?.cost ?? 0) - (b.face?.cost ?? 0) || (a.name < b.name ? -1 : 1);
  return [...groups].map(([name, own]) => ({
    name,
    copies: own.reduce((sum, { copies }) => sum + copies, 0),
    rows: own.sort(byCost),
  }));
}

/** The zones to show: the deck, the side deck, the other zones of the game and the list, and the maybe-board. */
export function zonesOf(entries: readonly SheetEntry[], zones: readonly { readonly id: string }[]): readonly string[] {
  const ids = new Set(['main', 'side', ...zones.map(({ id }) => id), ...entries.map(({ zone }) => zone)]);
  ids.delete(MAYBE_ZONE);
  return [...ids, MAYBE_ZONE];
}
