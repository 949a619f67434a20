/**
 * Taking a decision back between people. A seat asks for its own last decision, as long as nothing new came out and no other seat has decided
 * since. All other people at the table must agree. If all others have left, the decision is taken back at once.
 */
import { listed, mayKnow, type Match } from '@rulewright/engine';
import { MatchError } from '../errors.ts';
import { requirePlaying } from './playing.ts';
import type { NewLogEntry } from './room-types.ts';
import type { Room } from './room.ts';

/** An open question to take something back. */
export interface UndoAsked {
  readonly seat: number;
  /** The seats whose answer is missing. */
  readonly waitsFor: readonly number[];
}

/** A line of the log that says what players took back. */
export interface TakenBackLine {
  /** The number of decisions that remained. The line follows the events of the last of them. */
  readonly decision: number;
  readonly sentence: string;
}

/** The most lines about taking back in one answer. Older lines are left out. */
const MOST_TAKEN_BACK = 50;

/** The lines for everyone, in the order of the match. They name no card, because the event that showed it no longer counts. */
export const takenBackLines = ({ takenBack, names }: Room): TakenBackLine[] =>
  takenBack.slice(-MOST_TAKEN_BACK).map(({ seat, decision, decisions, agreed }) => {
    const number = decisions === 1 ? '1 decision' : `${decisions} decisions`;
    return {
      decision,
      sentence: `${names[seat]} took back ${number}. ${listed(agreed.map((one) => names[one]!))} agreed.`,
    };
  });

export const undoAskedOf = ({ undoAsked, undoWaitsFor }: Room): UndoAsked | null =>
  undoAsked && { seat: undoAsked.seat, waitsFor: undoWaitsFor };

/** The seat of the visitor that can ask to take its last decision back. Null if none can. */
export function seatThatCanAsk(room: Room, key: string | null): number | null {
  const { tracked } = room;
  if (!tracked || tracked.over || room.undoAsked || room.isLocal(key)) return null;
  if (room.undoRefusedAt === tracked.decisions.length) return null;
  return room.seatsOf(key).find((seat) => room.beforeOf(seat) !== null) ?? null;
}

/** Whether a seat knows a card now that neither it nor the asking seat knew before. A card that the asking seat played itself is not new. */
const showsMore = (before: Match, now: Match, asker: number): boolean =>
  Array.from({ length: now.seats }, (_, seat) => seat).some((seat) =>
    Array.from({ length: now.cards }, (_, card) => card).some(
      (card) =>
        mayKnow(now, seat, card) &&
        !(card < before.cards && (mayKnow(before, seat, card) || mayKnow(before, asker, card))),
    ),
  );

/** The log entry that asks, or that takes back if no one else is left to answer. @throws MatchError `not-started`, `match-over`, `nothing-to-undo` */
export function askedUndo(room: Room, key: string | null): NewLogEntry {
  const tracked = requirePlaying(room);
  const seat = seatThatCanAsk(room, key);
  if (seat === null)
    throw new MatchError(
      'nothing-to-undo',
      'You can ask only for your own last decision, before another player decides.',
    );
  const value = room.beforeOf(seat)!;
  const before = tracked.lookBack(value).match;
  if (before.drawn !== tracked.match.drawn || showsMore(before, tracked.match, seat))
    throw new MatchError('nothing-to-undo', 'Your last decision showed something new, so it cannot be taken back.');
  const hasOthers = room.seats.some((one) => one.seat !== seat && !room.isBot(one.seat));
  return { kind: hasOthers ? 'ask-undo' : 'undo', seat, value };
}

/** The log entry that answers for each seat of the visitor in turn. @throws MatchError `nothing-to-undo`, `not-your-seat` */
export function answeredUndo(room: Room, key: string | null, agrees: boolean): NewLogEntry {
  if (!room.undoAsked) throw new MatchError('nothing-to-undo', 'No one asks to take a decision back.');
  const mine = room.seatsOf(key);
  const seat = room.undoWaitsFor.find((one) => mine.includes(one));
  if (seat === undefined) throw new MatchError('not-your-seat', 'Your answer is not needed.');
  return { kind: 'answer-undo', seat, value: agrees ? 1 : 0 };
}
