/** Converts a seat's zones to the rows of the board, as the game declares them. */
import type { TableCardData, TableSeatData, TableZoneData } from '../types.ts';

/** A zone or a part of a zone, as the board shows it. */
export interface LaneData {
  readonly key: string;
  readonly zone: TableZoneData;
  readonly name: string;
  readonly place: string;
  readonly cards: readonly TableCardData[];
  /** The number of cards that the viewer may not see. */
  readonly hidden: number;
}

/** Cards under other cards, by the id of the upper card. */
export type Attached = ReadonlyMap<number, readonly TableCardData[]>;

/** Collects the cards that are under a card on the board. */
export function attachedOf(seats: readonly TableSeatData[]): Attached {
  const all = seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
  const known = new Set(all.map(({ id }) => id));
  const attached = new Map<number, TableCardData[]>();
  for (const card of all) {
    if (card.under == null || !known.has(card.under) || card.under === card.id) continue;
    attached.set(card.under, [...(attached.get(card.under) ?? []), card]);
  }
  return attached;
}

function lanesOfZone(zone: TableZoneData, attached: Attached): LaneData[] {
  const { id, name, place, lanes = [], count } = zone;
  const own = zone.cards.filter((card) => card.under == null || !attached.has(card.under));
  const hidden = count - zone.cards.length;
  if (lanes.length === 0) return [{ key: id, zone, name, place, cards: own, hidden }];
  return lanes.map((lane, at) => ({
    ...lane,
    key: `${id} ${lane.id}`,
    zone,
    // Puts a card with an unknown row into the first row.
    cards: own.filter((card) => card.lane === lane.id || (at === 0 && !lanes.some((one) => one.id === card.lane))),
    hidden: at === 0 ? hidden : 0,
  }));
}

/**
 * The lanes of a seat that have cards, or for which `open` returns true because a player can act there.
 *
 * @param keeps whether empty lanes of a place are included, so that the field keeps its shape
 */
export function lanesOf(
  seat: TableSeatData,
  attached: Attached,
  open: (zone: string) => boolean,
  keeps: (place: string) => boolean = () => false,
): LaneData[] {
  return seat.zones.flatMap((zone) => {
    const lanes = lanesOfZone(zone, attached);
    return lanes.filter(
      ({ place, cards, hidden }, at) =>
        cards.length > 0 || hidden > 0 || keeps(place) || (at === 0 && zone.count === 0 && open(zone.id)),
    );
  });
}

/** Whether hands need more room than fields: the field of each seat is a single row with one card at most, such as the card of a trick. */
export function hasThinFields(seats: readonly TableSeatData[]): boolean {
  return seats.every(({ zones }) => {
    const field = zones.filter(({ place }) => !['hand', 'piles', 'middle'].includes(place));
    return (
      field.length === 1 &&
      field.every(({ layout, lanes = [], count }) => layout === 'row' && lanes.length === 0 && count <= 1)
    );
  });
}
