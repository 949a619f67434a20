/**
 * The information that one seat may know of a match. This is the only form in which the engine gives a match to a
 * player or a bot.
 */
import { describeOption, zoneVisibleTo, type CardRef, type DescribedOption } from './describe.ts';
import type { Match } from '../kernel/match.ts';
import { NO_CARD } from '../kernel/state.ts';

/** A card that the seat may know, with its position in its zone (0 is the bottom) and its public numbers. */
export interface CardView extends CardRef {
  readonly slug: string;
  readonly at: number;
  readonly now: Readonly<Record<string, number | boolean>>;
}

export interface ZoneView {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** The cards that the seat may know, bottom first. */
  readonly cards: readonly CardView[];
}

export interface SeatState {
  readonly seat: number;
  readonly numbers: Readonly<Record<string, number | boolean>>;
  readonly zones: readonly ZoneView[];
}

export interface MatchView {
  readonly seat: number;
  readonly over: boolean;
  readonly table: Readonly<Record<string, number | string | null>>;
  readonly seats: readonly SeatState[];
  /** The pending decision. All players know which seat is asked, but only that seat sees the options. */
  readonly decision: {
    readonly seat: number;
    readonly step: string;
    readonly options: readonly DescribedOption[] | null;
  } | null;
}

/** Whether `seat` may know a card now. */
export function mayKnow(match: Match, seat: number, card: number): boolean {
  const zone = match.zone[card]!;
  const { visibility } = match.program.zones[match.placeOf[zone]!]!;
  if (visibility === 'top' ? match.top(zone) === card : zoneVisibleTo(match, zone, seat)) return true;
  return match.program.mechanics.knows(match, seat, card);
}

/** A card as a view shows it. Copies each field explicitly, because it is fast and a view has dozens of cards. */
function cardView(match: Match, card: number, at: number): CardView {
  const { mechanics, defs } = match.program;
  const { slug, name } = defs[match.def[card]!]!;
  return { id: card, name, owner: match.owner[card]!, slug, at, now: mechanics.publicCard(match, card) };
}

function zoneView(match: Match, seat: number, zone: number): ZoneView {
  const spec = match.program.zones[match.placeOf[zone]!]!;
  const cards: CardView[] = [];
  const open = spec.visibility !== 'top' && zoneVisibleTo(match, zone, seat);
  let at = 0;
  for (let card = match.bottom(zone); card !== NO_CARD; card = match.above(card), at++) {
    if (open || mayKnow(match, seat, card)) cards.push(cardView(match, card, at));
  }
  return { id: spec.id, name: spec.name, count: match.zoneCount[zone]!, cards };
}

function seatView(match: Match, looking: number, seat: number): SeatState {
  const { mechanics, zonesPerSeat } = match.program;
  const zones: ZoneView[] = [];
  for (let place = 0; place < zonesPerSeat; place++) zones.push(zoneView(match, looking, seat * zonesPerSeat + place));
  return { seat, numbers: mechanics.publicSeat(match, seat), zones };
}

/** The match as `seat` may see it. Call it between `advance` and `choose`, or when the match is over. */
export function viewOf(match: Match, seat: number): MatchView {
  const { mechanics } = match.program;
  const asked = match.decisionSeat;
  return {
    seat,
    over: match.over,
    table: mechanics.publicTable(match),
    seats: Array.from({ length: match.seats }, (_, each) => seatView(match, seat, each)),
    decision:
      asked < 0
        ? null
        : {
            seat: asked,
            step: match.runningSteps().at(-1) ?? '',
            options:
              asked === seat
                ? Array.from(match.options.subarray(0, match.optionCount), (one) => describeOption(match, one))
                : null,
          },
  };
}
