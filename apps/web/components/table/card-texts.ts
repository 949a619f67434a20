/** Adds the printed texts of the cards to the data of a table. */
import type { TableSeatData } from '@rulewright/ui/table';

/** The printed texts of each card, by slug. */
export type CardTexts = Readonly<Record<string, readonly string[]>>;

export function withTexts(seats: readonly TableSeatData[], texts: CardTexts): TableSeatData[] {
  return seats.map((seat) => ({
    ...seat,
    zones: seat.zones.map((zone) => ({
      ...zone,
      cards: zone.cards.map((card) => ({ ...card, texts: texts[card.slug] ?? [] })),
    })),
  }));
}
