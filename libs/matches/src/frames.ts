/** Looking back at a match, decision by decision. */
import { MatchError } from './errors.ts';
import type { Room } from './room.ts';
import { logLines, viewerOf, type LogLine } from './room-view.ts';
import type { MatchRun } from './run.ts';
import { tableOf, type Table } from './table.ts';
import type { Viewer } from './viewer.ts';

export interface Frame {
  /** Decisions taken so far. */
  readonly at: number;
  readonly of: number;
  readonly table: Table;
  /** What the last of them led to; at 0 how the match began. */
  readonly log: readonly LogLine[];
}

/** A place in a match to which one can jump. */
export interface Moment extends LogLine {
  /** The event's kind. */
  readonly event: string;
}

/** As whom a visitor looks back: once a match is over all hands lie open. */
function lookBack(room: Room, key: string | null, seat: number | null): { run: MatchRun; viewer: Viewer } {
  if (!room.run) throw new MatchError('not-started', 'The match has not begun.');
  return { run: room.run, viewer: room.stage === 'over' ? 'all' : viewerOf(room, key, seat) };
}

/** The match after `at` decisions; beyond the last one as it stands. @throws MatchError */
export function frameOf(room: Room, key: string | null, seat: number | null, at: number): Frame {
  const { run, viewer } = lookBack(room, key, seat);
  const of = run.decisions.length;
  const to = Math.min(Math.max(0, at), of);
  const then = run.upTo(to);
  const from = to === 0 ? 0 : then.eventsBefore(to - 1);
  return {
    at: to,
    of,
    table: tableOf(then, room.playable.plugin, viewer, room.names),
    log: logLines(room, then, viewer, from, then.events.length),
  };
}

/** Everything that happened, for finding an event or a rule. @throws MatchError */
export function momentsOf(room: Room, key: string | null, seat: number | null): Moment[] {
  const { run, viewer } = lookBack(room, key, seat);
  const { events } = run.program.mechanics;
  return logLines(room, run, viewer, 0, run.events.length).map((line) => ({
    ...line,
    event: events[run.events[line.number]!.kind]!.id,
  }));
}
