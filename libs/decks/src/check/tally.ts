/** A list counted once, for any number of rulesets: copies, points, and the entries of each name. */
import type { CardIndex, IndexedCard } from '../card-index.ts';
import type { ParsedDeck, ParsedEntry } from '../parse/parsed-deck.ts';

/** The entries of one printed name, whichever cards have it. */
export interface NameGroup {
  readonly entries: readonly ParsedEntry[];
  readonly copies: number;
}

/** The entries of one card. */
export interface CardGroup extends NameGroup {
  readonly card: IndexedCard;
  readonly entries: ParsedEntry[];
  copies: number;
}

export interface Tally {
  readonly deck: ParsedDeck;
  /** Entries of the deck itself. */
  readonly main: readonly ParsedEntry[];
  readonly side: readonly ParsedEntry[];
  readonly groups: readonly CardGroup[];
  readonly names: readonly NameGroup[];
  /** Entries that name a promotional printing. */
  readonly promo: ReadonlySet<ParsedEntry>;
  readonly cards: number;
  readonly points: number;
}

export const pointsOf = (entry: ParsedEntry): number => entry.copies * (entry.card?.points ?? 0);

/** Counts a list. */
export function tallyDeck(deck: ParsedDeck, index: CardIndex): Tally {
  const main: ParsedEntry[] = [];
  const side: ParsedEntry[] = [];
  const groups = new Map<IndexedCard, CardGroup>();
  const promo = new Set<ParsedEntry>();
  let cards = 0;
  let points = 0;
  for (const entry of deck.entries) {
    if (entry.zone === 'side') {
      side.push(entry);
      continue;
    }
    main.push(entry);
    cards += entry.copies;
    points += pointsOf(entry);
    if (entry.printing && index.isPromo(entry.printing)) promo.add(entry);
    if (entry.card === null) continue;
    const group = groups.get(entry.card);
    if (group) {
      group.entries.push(entry);
      group.copies += entry.copies;
    } else groups.set(entry.card, { card: entry.card, entries: [entry], copies: entry.copies });
  }
  const all = [...groups.values()];
  return { deck, main, side, groups: all, names: index.shareNames ? byName(all) : all, promo, cards, points };
}

/** Groups of cards that share a name as one. */
function byName(groups: readonly CardGroup[]): NameGroup[] {
  const found = new Map<string, CardGroup[]>();
  for (const group of groups) {
    const same = found.get(group.card.nameKey);
    if (same) same.push(group);
    else found.set(group.card.nameKey, [group]);
  }
  return [...found.values()].map((same) => ({
    entries:
      same.length === 1 ? same[0]!.entries : same.flatMap(({ entries }) => entries).sort((a, b) => a.line - b.line),
    copies: same.reduce((sum, { copies }) => sum + copies, 0),
  }));
}
