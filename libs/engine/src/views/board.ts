/** Builds the view of one seat on the table from the tabletop of its game: zones with their cards, numbers and marks. */
import type { BoardLane, BoardPlace, Tabletop, ZoneLayout } from '../contract/tabletop.ts';
import type { GamePlugin } from '../contract/plugin.ts';
import type { ZoneSpec } from '../contract/program.ts';
import type { Match } from '../kernel/match.ts';
import type { CardView, SeatState } from './view.ts';

export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

export interface TableCard {
  /** Stays the same for the whole match. */
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly owner: number;
  /** The current numbers of the card, including effects that change them. */
  readonly numbers: readonly NamedNumber[];
  /** The facts that are currently true for the card, in words. */
  readonly marks: readonly string[];
  /** The id of the card's row in its zone. Null if the zone has no rows. */
  readonly lane: string | null;
  /** The id of the card that this card is placed under. Null if there is none. */
  readonly under: number | null;
  readonly turned: boolean;
}

export interface TableZone {
  readonly id: string;
  readonly name: string;
  readonly layout: ZoneLayout;
  readonly place: BoardPlace;
  /** The rows into which the zone sorts its cards. */
  readonly lanes: readonly BoardLane[];
  readonly count: number;
  /** The cards that the viewer may know, from the bottom up. */
  readonly cards: readonly TableCard[];
  readonly sums: readonly NamedNumber[];
}

export interface TableSeat {
  readonly seat: number;
  readonly numbers: readonly NamedNumber[];
  readonly marks: readonly string[];
  readonly zones: readonly TableZone[];
}

/** The tabletop for games that define none. */
const PLAIN: Tabletop = { zones: {}, sums: [], words: {}, options: {}, acts: {}, steps: {}, endings: {} };

export const tabletopOf = (plugin: GamePlugin): Tabletop => plugin.tabletop ?? PLAIN;

/** Turns an id such as `attack-with` or `attackedThisTurn` into words. */
export const idInWords = (id: string): string =>
  id.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');

/** Looks up a zone by its id, or else by the part of the id before the last dash. */
const ofZone = <T>(said: Readonly<Record<string, T>> | undefined, id: string): T | undefined =>
  said?.[id] ?? said?.[id.replace(/-\w+$/u, '')];

/** The layout of a zone. If the tabletop sets none, it depends on the kind of zone and its visibility. */
export function zoneLayout(tabletop: Tabletop, zone: ZoneSpec): ZoneLayout {
  return ofZone(tabletop.zones, zone.id) ?? (zone.pile ? 'pile' : zone.visibility === 'owner' ? 'hand' : 'row');
}

/** By layout: the place of a zone if the tabletop sets none. */
const PLACES: Readonly<Record<ZoneLayout, BoardPlace>> = {
  column: 'front',
  row: 'front',
  hand: 'hand',
  pile: 'piles',
  aside: 'strip',
};

/** The place of a zone. Only its top card is drawn if it is a pile, so a pile at the side is drawn with the other piles. */
const placeOf = (layout: ZoneLayout, place: BoardPlace = PLACES[layout]): BoardPlace =>
  layout === 'pile' && place === 'side' ? PLACES.pile : place;

type Facts = Readonly<Record<string, number | boolean | string | null>>;

/** The numbers and marks for which the game has words. A number that stands for a word or a player is a mark, such as `trump Hearts`. A game without a tabletop shows all of them by name. */
export function saidFacts(
  tabletop: Tabletop,
  facts: Facts,
  nameOf: (seat: number) => string,
): { numbers: NamedNumber[]; marks: string[] } {
  const named = tabletop === PLAIN ? idInWords : (name: string): string | undefined => tabletop.words[name];
  const numbers: NamedNumber[] = [];
  const marks: string[] = [];
  for (const [name, value] of Object.entries(facts)) {
    const words = named(name);
    if (words === undefined) continue;
    const labels = tabletop.labels?.[name];
    if (labels && typeof value === 'number') {
      if (value >= 0) marks.push(`${words} ${labels === 'seat' ? nameOf(value) : labels[value]}`);
      continue;
    }
    if (value === 0 && tabletop.unlessZero?.includes(name)) continue;
    if (typeof value === 'number') numbers.push({ name: words, value });
    else if (value === true) marks.push(words);
  }
  return { numbers, marks };
}

function sumsOf(tabletop: Tabletop, cards: readonly CardView[]): NamedNumber[] {
  if (cards.length === 0) return [];
  return tabletop.sums.map((name) => ({
    name: tabletop.words[name] ?? idInWords(name),
    value: cards.reduce((sum, card) => sum + Number(card.now[name] ?? 0), 0),
  }));
}

/** The card of a fact. A play document remembers -1 for none. */
const cardOrNull = (fact: number | boolean | undefined): number | null =>
  typeof fact === 'number' && fact >= 0 ? fact : null;

/**
 * The view of one seat on the table.
 * @param state the seat as the viewer may see it
 * @param nameOf the name of a seat's player
 * @param isWhole whether to include the empty zones that the game hides
 */
export function tableSeat(
  match: Match,
  tabletop: Tabletop,
  state: SeatState,
  nameOf: (seat: number) => string,
  isWhole = false,
): TableSeat {
  const { zones } = match.program;
  const { board } = tabletop;
  const totals = tabletop.totals?.(match, state.seat);
  return {
    seat: state.seat,
    ...saidFacts(tabletop, state.numbers, nameOf),
    zones: state.zones.flatMap(({ id, name, count, cards }, place) => {
      // The first seat has the zones of the table.
      if (zones[place]!.isShared && state.seat > 0) return [];
      if (!isWhole && count === 0 && tabletop.unlessZero?.includes(id)) return [];
      const layout = zoneLayout(tabletop, zones[place]!);
      const lanes = board?.lanes?.[id] ?? [];
      return {
        id,
        name,
        layout,
        place: placeOf(layout, ofZone(board?.places, id)),
        lanes,
        count,
        cards: cards.map((card) => ({
          id: card.id,
          name: card.name,
          slug: card.slug,
          owner: card.owner,
          lane: lanes.length > 0 ? (board?.laneOf?.(match, card.id) ?? null) : null,
          under: board?.under === undefined ? null : cardOrNull(card.now[board.under]),
          turned: board?.turned !== undefined && card.now[board.turned] === true,
          ...saidFacts(tabletop, card.now, nameOf),
        })),
        sums: totals?.[id] ?? (layout === 'column' ? sumsOf(tabletop, cards) : []),
      };
    }),
  };
}
