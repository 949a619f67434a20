/** Shows earlier positions of a match, decision by decision. */
import { MatchError } from '../errors.ts';
import type { Room } from '../room/room.ts';
import { takenBackLines, type TakenBackLine } from '../room/take-back.ts';
import { logLines, viewpointOf, type LogLine } from './log-lines.ts';
import type { TrackedMatch } from '../table/tracked-match.ts';
import { tableView, type TableView } from '../table/table-view.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

export interface MatchFrame {
  /** Decisions taken so far. */
  readonly at: number;
  readonly of: number;
  readonly table: TableView;
  /** The lines that the last of these decisions led to. At 0, the lines of the start. */
  readonly log: readonly LogLine[];
  /** What was taken back to this position. */
  readonly takenBack: readonly TakenBackLine[];
}

/** An event that a viewer can jump to. */
export interface Moment extends LogLine {
  /** The id of the event's kind. */
  readonly event: string;
}

/** The viewpoint of a visitor who looks back. After the match, all hands are open. */
function lookBack(room: Room, key: string | null, seat: number | null): { tracked: TrackedMatch; viewer: Viewpoint } {
  if (!room.tracked) throw new MatchError('not-started', 'The match has not started.');
  return { tracked: room.tracked, viewer: room.stage === 'over' ? 'all' : viewpointOf(room, key, seat) };
}

/** The match after `at` decisions. A greater `at` gives the current position. @throws MatchError */
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
    takenBack: takenBackLines(room).filter(({ decision }) => decision === to),
  };
}

/** The most events that the search within a match covers. */
const MOST_MOMENTS = 10_000;

/** The first MOST_MOMENTS events of a match, in which a viewer can search for an event or a rule. @throws MatchError */
export function momentsOf(room: Room, key: string | null, seat: number | null): Moment[] {
  const { tracked, viewer } = lookBack(room, key, seat);
  const { events } = tracked.program.mechanics;
  return logLines(room, tracked, viewer, 0, Math.min(tracked.events.length, MOST_MOMENTS)).map((line) => ({
    ...line,
    event: events[tracked.events[line.number]!.kind]!.id,
  }));
}
