/** Groups cards that look the same to the player into one stack with a count. A card that starts to differ leaves the stack. */
import type { TableCardData } from '../types.ts';

export interface CardGroup {
  /** The card that is shown and that a click selects. */
  readonly first: TableCardData;
  readonly cards: readonly TableCardData[];
}

/** @param differs whether a card must stay alone, because it is selected or has cards under it */
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
