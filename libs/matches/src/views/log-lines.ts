/** The log of a match as lines of text for one viewpoint. */
import {
  describeEvent,
  describeEventFor,
  tabletopOf,
  type EventRecord,
  type GamePlugin,
  type Match,
  type Motion,
} from '@rulewright/engine';
import { MatchError } from '../errors.ts';
import { eventText, type SeatNameList } from '../table/match-sentences.ts';
import type { TrackedMatch } from '../table/tracked-match.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

/** The members of a room that the log lines need. */
interface LogTable {
  readonly names: SeatNameList;
  readonly playable: { readonly plugin: GamePlugin };
}

/** The members of a room that assign people to seats. */
interface Seated {
  readonly seats: readonly { readonly seat: number }[];
  holds(key: string | null, seat: number): boolean;
}

export interface LogLine {
  /** From 0. Events that the viewer cannot see count too. */
  readonly number: number;
  /** Decisions taken before the event. */
  readonly decision: number;
  readonly sentence: string;
  readonly rule: string;
  /** The animation of the event in addition to the moves of cards, or null. */
  readonly motion: Motion | null;
  /** The seat of the motion, or null. */
  readonly seat: number | null;
  /** The ids of the cards in the motion, in the order of the event. Contains only cards that the viewer may know. */
  readonly cards: readonly number[];
  /** The last number of the motion's event, or null. */
  readonly amount: number | null;
}

/**
 * The lines of events `from` up to `to`. @param match the match whose cards the lines name, now or in an earlier position
 */
export function logLines(
  room: LogTable,
  tracked: TrackedMatch,
  viewer: Viewpoint,
  from: number,
  to: number,
  match = tracked.match,
): LogLine[] {
  const lines: LogLine[] = [];
  let decision = tracked.decisionBefore(from);
  for (let number = from; number < to; number++) {
    while (decision < tracked.decisions.length && tracked.eventsBefore(decision) <= number) decision++;
    lines.push(lineOf(room, match, tracked.events[number]!, viewer, number, decision));
  }
  return lines;
}

function lineOf(
  room: LogTable,
  match: Match,
  record: EventRecord,
  viewer: Viewpoint,
  number: number,
  decision: number,
): LogLine {
  const { rules, events } = match.program.mechanics;
  const tabletop = tabletopOf(room.playable.plugin);
  const motion = tabletop.board?.motions?.[events[record.kind]!.id] ?? null;
  return {
    number,
    decision,
    sentence: eventText(match, record, viewer, room.names, tabletop),
    rule: rules[record.rule]!,
    motion,
    seat: motion === null ? null : seatOf(match, record),
    cards: motion === null ? [] : cardsOf(match, record, viewer),
    amount: motion === null ? null : amountOf(match, record),
  };
}

/** The seat in the first seat field of an event, or null. */
function seatOf(match: Match, { kind, args }: EventRecord): number | null {
  const at = match.program.mechanics.events[kind]!.fields.findIndex(({ type }) => type === 'seat');
  return at < 0 || args[at]! < 0 ? null : args[at]!;
}

/** The number in the last number field of an event, or null. */
function amountOf(match: Match, { kind, args }: EventRecord): number | null {
  const at = match.program.mechanics.events[kind]!.fields.findLastIndex(({ type }) => type === 'number');
  return at < 0 ? null : args[at]!;
}

/** The ids of the event's cards that the viewer may know. */
export function cardsOf(match: Match, record: EventRecord, viewer: Viewpoint): number[] {
  const known = viewer === 'all' ? describeEvent(match, record) : describeEventFor(match, record, viewer ?? -1);
  return Object.values(known).flatMap((value) =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : [],
  );
}

/**
 * The viewpoint of a visitor: the requested seat, or else the visitor's only seat, or else no seat.
 * @throws MatchError `not-your-seat`
 */
export function viewpointOf(room: Seated, key: string | null, seat: number | null): Viewpoint {
  if (seat !== null) {
    if (!room.holds(key, seat)) throw new MatchError('not-your-seat', `You do not sit at seat ${seat + 1}.`);
    return seat;
  }
  const mine = room.seats.filter((one) => room.holds(key, one.seat));
  return mine.length === 1 ? mine[0]!.seat : null;
}
