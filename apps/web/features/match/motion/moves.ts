/** What moves on the board between two of its states. */
import type { TableSeatData } from '@rulewright/ui/table';
import { changesOf, placedCards, type PlacedCard } from './changes.ts';

/** Limits for one change of the board: numbers that rise, and cards drawn per hand. */
const MOST_NUMBERS = 8;
const MOST_DRAWN = 5;

export interface SeenBoard {
  readonly seats: readonly TableSeatData[];
  readonly places: ReadonlyMap<number, DOMRect>;
  readonly line: number;
  readonly width: number;
}

/** Returns the starting box of a card that was not visible before: the draw pile for a card in the viewer's hand, otherwise the seat's hand. */
function origin(tile: HTMLElement): DOMRect | null {
  const seat = tile.closest('.table-seat');
  const from = tile.closest('.table-hand') ? '.table-pile > .tile-back' : '.table-backs-row > .tile-back';
  return seat?.querySelector(from)?.getBoundingClientRect() ?? null;
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
const isShown = (box: DOMRect | undefined | null): box is DOMRect => !!box && box.width > 0;

export interface Board {
  readonly root: HTMLElement;
  readonly tiles: ReadonlyMap<number, HTMLElement>;
  readonly faces: string;
}

const placed = new WeakMap<readonly TableSeatData[], ReadonlyMap<number, PlacedCard>>();

/** The cards of a board by number. Each board is asked twice: as the new one, and as the one before the next. */
function placedOnce(seats: readonly TableSeatData[]): ReadonlyMap<number, PlacedCard> {
  const cards = placed.get(seats) ?? placedCards(seats);
  placed.set(seats, cards);
  return cards;
}

/**
 * What moves between two states of the board, with the boxes where it starts and ends. Reads all boxes before an animation starts, so that
 * the browser computes the layout only once.
 */
export function movesBetween(before: SeenBoard, after: SeenBoard, { root, tiles, faces }: Board) {
  const { places } = after;
  const [known, now] = [placedOnce(before.seats), placedOnce(after.seats)];
  const changes = changesOf(before.seats, after.seats, known, now);
  const ways = [...tiles].flatMap(([id, tile]) => {
    const to = places.get(id);
    const isNew = !known.has(id);
    const from = before.places.get(id) ?? (isNew ? origin(tile) : null);
    if (!isShown(from) || !isShown(to) || Math.hypot(from.left - to.left, from.top - to.top) < 2) return [];
    const isSameZone = known.get(id)?.zone === now.get(id)?.zone;
    return [{ tile, from, to, isSameZone, turns: isNew && tile.closest('.table-hand') !== null }];
  });
  // Cards that only move within their zone are last, so the limit skips them first.
  ways.sort((one, other) => Number(one.isSameZone) - Number(other.isSameZone));
  const boxes = new Map<string, DOMRect | null>();
  const boxOf = (selector: string): DOMRect | null => {
    const box = boxes.get(selector) ?? root.querySelector(selector)?.getBoundingClientRect() ?? null;
    boxes.set(selector, box);
    return box;
  };
  const gone = [...before.places].flatMap(([id, from]) => {
    if (!isShown(from) || isShown(places.get(id))) return [];
    const place = now.get(id);
    const then = known.get(id);
    // The card is in the same zone, but in a stack of equal cards. It has not left.
    if (place && place.zone === then?.zone) return [];
    const pile = place && (boxOf(`[data-zone="${place.zone}"] .tile`) ?? boxOf(`[data-zone="${place.zone}"]`));
    return then ? [{ face: `${faces}/${then.card.slug}`, from, to: isShown(pile) ? pile : null }] : [];
  });
  const drawn = changes.drawn.flatMap(({ seat, zone, cards }) => {
    const to = boxOf(`[data-zone="${zone}"] .tile-back`) ?? boxOf(`[data-zone="${zone}"]`);
    const from = boxOf(`[data-seat="${seat}"] .table-pile > .tile-back`);
    return isShown(to) && isShown(from)
      ? Array.from({ length: Math.min(cards, MOST_DRAWN) }, () => ({ from, to }))
      : [];
  });
  const numbers = changes.numbers.slice(0, MOST_NUMBERS).flatMap(({ card, seat, name, by }) => {
    const at =
      card === null
        ? boxOf(`[data-seat="${seat}"] .table-seat-head [data-number="${CSS.escape(name)}"]`)
        : places.get(card);
    return isShown(at) ? [{ at, text: signed(by) }] : [];
  });
  const strip = boxOf('.table-strip');
  const field = boxOf('.table-board');
  const { turned } = changes;
  const placeOf = (card: number): PlacedCard | undefined => known.get(card) ?? now.get(card);
  return { ways, gone, drawn, numbers, strip, field, turned, placeOf, hasNumbers: changes.numbers.length > 0 };
}

/** What moves, and `placeOf`: a card as it was before or is now. */
export type Moves = ReturnType<typeof movesBetween>;
