/** What stands on the cards, laid beside what a table says of them. */
import type { TableSeatData } from '@rulewright/ui/table';

/** By slug. */
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
