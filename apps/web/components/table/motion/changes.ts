/** The differences between two views of a board that the board shows by motion. */
import { placeKey, type TableCardData, type TableSeatData } from '@rulewright/ui/table';

interface NumberChange {
  /** A card, or the plate of a seat. */
  readonly card: number | null;
  readonly seat: number;
  readonly name: string;
  readonly by: number;
}

export interface BoardChanges {
  readonly numbers: readonly NumberChange[];
  /** Ids of the cards that were turned. */
  readonly turned: readonly number[];
  /** For each hand with cards that the viewer cannot see: the number of cards that it gained. */
  readonly drawn: readonly { readonly seat: number; readonly zone: string; readonly cards: number }[];
}

/** A card with the zone in which it is. */
export interface PlacedCard {
  readonly card: TableCardData;
  readonly seat: number;
  /** The zone, as `placeKey` writes it. */
  readonly zone: string;
}

/** All known cards of a board by id. */
export const placedCards = (seats: readonly TableSeatData[]): ReadonlyMap<number, PlacedCard> =>
  new Map(
    seats.flatMap(({ seat, zones }) =>
      zones.flatMap(({ id, cards }) =>
        cards.map((card) => [card.id, { card, seat, zone: placeKey(seat, id) }] as const),
      ),
    ),
  );

/** The numbers of one thing that changed. A number that is new or gone does not count. */
function changed(
  before: TableCardData['numbers'],
  after: TableCardData['numbers'],
): { readonly name: string; readonly by: number }[] {
  return after.flatMap(({ name, value }) => {
    const by = value - (before.find((one) => one.name === name)?.value ?? value);
    return by === 0 ? [] : [{ name, by }];
  });
}

const hidden = ({ count, cards }: TableSeatData['zones'][number]): number => count - cards.length;

export function changesOf(before: readonly TableSeatData[], after: readonly TableSeatData[]): BoardChanges {
  const known = placedCards(before);
  const same = [...placedCards(after).values()].flatMap((now) => {
    const then = known.get(now.card.id);
    // In another zone, different numbers are a different thing: a card in a pile counts nothing.
    return then && then.zone === now.zone ? [{ then: then.card, now }] : [];
  });
  const ofCards = same.flatMap(({ then, now: { card, seat } }) =>
    changed(then.numbers, card.numbers).map((one) => ({ card: card.id, seat, ...one })),
  );
  const ofSeats = after.flatMap(({ seat, numbers }) =>
    changed(before.find((one) => one.seat === seat)?.numbers ?? [], numbers).map((one) => ({
      card: null,
      seat,
      ...one,
    })),
  );
  return {
    numbers: [...ofSeats, ...ofCards],
    turned: same.filter(({ then, now }) => !!then.turned !== !!now.card.turned).map(({ now }) => now.card.id),
    drawn: after.flatMap(({ seat, zones }) =>
      zones.flatMap((zone) => {
        const then = before.find((one) => one.seat === seat)?.zones.find(({ id }) => id === zone.id);
        const cards = then && zone.layout === 'hand' ? hidden(zone) - hidden(then) : 0;
        return cards > 0 ? [{ seat, zone: placeKey(seat, zone.id), cards }] : [];
      }),
    ),
  };
}
