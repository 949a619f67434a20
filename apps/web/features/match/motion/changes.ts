/** Finds the differences between two states of a board that the board animates. */
import { placeKey, type TableCardData, type TableSeatData } from '@rulewright/ui/table';

interface NumberChange {
  /** The id of a card. Null for a number of the seat itself. */
  readonly card: number | null;
  readonly seat: number;
  readonly name: string;
  readonly by: number;
}

export interface BoardChanges {
  readonly numbers: readonly NumberChange[];
  /** Ids of the cards that were turned. */
  readonly turned: readonly number[];
  /** The hands that gained cards that the viewer cannot see, with the number of those cards. */
  readonly drawn: readonly { readonly seat: number; readonly zone: string; readonly cards: number }[];
}

/** A card and its zone. */
export interface PlacedCard {
  readonly card: TableCardData;
  readonly seat: number;
  /** The key of the zone, from `placeKey`. */
  readonly zone: string;
}

/** All cards that the viewer sees on a board, by id. */
export const placedCards = (seats: readonly TableSeatData[]): ReadonlyMap<number, PlacedCard> =>
  new Map(
    seats.flatMap(({ seat, zones }) =>
      zones.flatMap(({ id, cards }) =>
        cards.map((card) => [card.id, { card, seat, zone: placeKey(seat, id) }] as const),
      ),
    ),
  );

/** Compares the numbers of a card or seat. Numbers that are new or gone do not count as changes. */
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

/**
 * @param known the cards of `before`, from `placedCards`
 * @param cards the cards of `after`, from `placedCards`
 */
export function changesOf(
  before: readonly TableSeatData[],
  after: readonly TableSeatData[],
  known = placedCards(before),
  cards = placedCards(after),
): BoardChanges {
  const same = [...cards.values()].flatMap((now) => {
    const then = known.get(now.card.id);
    // Numbers depend on the zone (a card in a pile has none), so cards that changed zones are not compared.
    return then && then.card !== now.card && then.zone === now.zone ? [{ then: then.card, now }] : [];
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
        if (zone.layout !== 'hand') return [];
        const then = before.find((one) => one.seat === seat)?.zones.find(({ id }) => id === zone.id);
        const drawn = then ? hidden(zone) - hidden(then) : 0;
        return drawn > 0 ? [{ seat, zone: placeKey(seat, zone.id), cards: drawn }] : [];
      }),
    ),
  };
}
