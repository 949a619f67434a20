/** The differences between two lists: the copies of each card in each zone. */
import type { DeckZone } from '../issues.ts';
import { entryKey, type SheetEntry } from './sheet.ts';

export type ListCard = Pick<SheetEntry, 'card' | 'name' | 'copies' | 'zone'>;

export interface ListDifference {
  readonly card: string | null;
  readonly name: string;
  readonly zone: DeckZone;
  readonly before: number;
  readonly after: number;
}

/** The cards with different numbers of copies, in the order of the lists. The position of a line makes no difference. */
export function compareLists(before: readonly ListCard[], after: readonly ListCard[]): ListDifference[] {
  const differences = new Map<string, { -readonly [Key in keyof ListDifference]: ListDifference[Key] }>();
  for (const [side, entries] of [['before', before] as const, ['after', after] as const]) {
    for (const entry of entries) {
      const key = `${entry.zone}\n${entryKey(entry)}`;
      const { card, name, zone } = entry;
      const known = differences.get(key) ?? { card, name, zone, before: 0, after: 0 };
      known[side] += entry.copies;
      differences.set(key, known);
    }
  }
  return [...differences.values()].filter((each) => each.before !== each.after);
}
