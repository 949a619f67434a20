/** What one seat may know of a match, and nothing else: the only thing that leaves the engine for a player or a bot. */
import { cardRef, describeOption, zoneVisibleTo, type CardRef, type DescribedOption } from './describe.ts';
import type { Kernel } from './program.ts';
import type { Match } from './match.ts';
import { NO_CARD } from './match.ts';

/** A card that the seat may know, with where it lies in its zone (0 is the bottom) and its public numbers. */
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
  /** The seat that looks. */
  readonly seat: number;
  readonly over: boolean;
  readonly table: Readonly<Record<string, number | string | null>>;
  readonly seats: readonly SeatState[];
  /** The pending decision: everybody knows who is asked, only the seat asked knows its options. */
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
  return (match.program.plugin as Kernel).knows(match as never, seat, card);
}

function zoneView(match: Match, seat: number, zone: number): ZoneView {
  const plugin = match.program.plugin;
  const spec = match.program.zones[match.placeOf[zone]!]!;
  const cards: CardView[] = [];
  let at = 0;
  for (let card = match.bottom(zone); card !== NO_CARD; card = match.above(card), at++) {
    if (!mayKnow(match, seat, card)) continue;
    const { slug } = match.program.defs[match.def[card]!]!;
    cards.push({ ...cardRef(match, card)!, slug, at, now: plugin.publicCard(match as never, card) });
  }
  return { id: spec.id, name: spec.name, count: match.zoneCount[zone]!, cards };
}

/** The match as `seat` may see it. Call it between `advance` and `choose`, or when the match is over. */
export function viewOf(match: Match, seat: number): MatchView {
  const { plugin, zonesPerSeat } = match.program;
  const asked = match.decisionSeat;
  return {
    seat,
    over: match.over,
    table: plugin.publicTable(match as never),
    seats: Array.from({ length: match.seats }, (_, each) => ({
      seat: each,
      numbers: plugin.publicSeat(match as never, each),
      zones: Array.from({ length: zonesPerSeat }, (__, place) => zoneView(match, seat, each * zonesPerSeat + place)),
    })),
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
