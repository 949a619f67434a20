/** Cards that are equal in all that a player can see become one group: a stack with a number. It splits when one differs. */
import type { TableCardData } from '../types.ts';

export interface CardGroup {
  /** The one that is shown and that acts. */
  readonly first: TableCardData;
  readonly cards: readonly TableCardData[];
}

/** @param differs cards that may not be in a group: those that are chosen, or have cards under them */
export function grouped(
  cards: readonly TableCardData[],
  can: (card: TableCardData) => boolean,
  differs: (card: TableCardData) => boolean,
): CardGroup[] {
  const groups = new Map<string, { first: TableCardData; cards: TableCardData[] }>();
  for (const card of cards) {
    const { id, name, slug, owner, numbers, marks, turned } = card;
    const key = differs(card)
      ? String(id)
      : JSON.stringify([name, slug, owner, turned, can(card), numbers.map(({ value }) => value), marks]);
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { first: card, cards: [card] });
  }
  return [...groups.values()];
}
