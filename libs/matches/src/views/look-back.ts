/** Looking back at a match, decision by decision. */
import { MatchError } from '../errors.ts';
import type { Room } from '../room/room.ts';
import { logLines, viewpointOf, type LogLine } from './log-lines.ts';
import type { TrackedMatch } from '../table/tracked-match.ts';
import { tableView, type TableView } from '../table/table-view.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

export interface MatchFrame {
  /** Decisions taken so far. */
  readonly at: number;
  readonly of: number;
  readonly table: TableView;
  /** What the last of them led to; at 0 how the match began. */
  readonly log: readonly LogLine[];
}

/** A place in a match to which one can jump. */
export interface Moment extends LogLine {
  /** The event's kind. */
  readonly event: string;
}

/** As whom a visitor looks back: once a match is over all hands lie open. */
function lookBack(room: Room, key: string | null, seat: number | null): { tracked: TrackedMatch; viewer: Viewpoint } {
  if (!room.tracked) throw new MatchError('not-started', 'The match has not started.');
  return { tracked: room.tracked, viewer: room.stage === 'over' ? 'all' : viewpointOf(room, key, seat) };
}

/** The match after `at` decisions; beyond the last one as it stands. @throws MatchError */
export function matchFrame(room: Room, key: string | null, seat: number | null, at: number): MatchFrame {
  const { tracked, viewer } = lookBack(room, key, seat);
  const of = tracked.decisions.length;
  const to = Math.min(Math.max(0, at), of);
  const then = tracked.lookBack(to);
  const from = to === 0 ? 0 : tracked.eventsBefore(to - 1);
  return {
    at: to,
    of,
    table: tableView({ ...then, taken: to }, room.playable.plugin, viewer, room.names),
    log: logLines(room, tracked, viewer, from, tracked.eventsBefore(to), then.match),
  };
}

/** Events beyond which a match is too long to be looked through. */
const MOST_MOMENTS = 10_000;

/** What happened, for finding an event or a rule: its first 10,000 events. @throws MatchError */
export function momentsOf(room: Room, key: string | null, seat: number | null): Moment[] {
  const { tracked, viewer } = lookBack(room, key, seat);
  const { events } = tracked.program.mechanics;
  return logLines(room, tracked, viewer, 0, Math.min(tracked.events.length, MOST_MOMENTS)).map((line) => ({
    ...line,
    event: events[tracked.events[line.number]!.kind]!.id,
  }));
}
