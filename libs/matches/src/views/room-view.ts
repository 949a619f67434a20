/** A room as one visitor may see it: who sits where, the table, and the log since what the visitor has read. */
import { alwaysAskOf } from '../room/always-ask.ts';
import { messagesFor } from '../room/match-chat.ts';
import type { Message } from '../room/room-types.ts';
import { botName } from '../setup/match-setup.ts';
import { inviteOf } from '../setup/visitor-keys.ts';
import type { Room } from '../room/room.ts';
import type { TrackedMatch } from '../table/tracked-match.ts';
import {
  exchangeViewOf,
  seriesOf,
  shownSideOf,
  type ExchangeView,
  type SeriesView,
  type ShownSideView,
} from '../series/series.ts';
import { tableView, type TableView } from '../table/table-view.ts';
import { logLines, viewpointOf, type LogLine } from './log-lines.ts';

export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot that decides here now, by name; null for a person. */
  readonly bot: string | null;
  /** The visitor sits here. */
  readonly mine: boolean;
  /** It is asked in every response window, also when it can only pass; null for other seats, and where nobody else plays. */
  readonly alwaysAsk: boolean | null;
  /** Nobody has taken it yet. */
  readonly open: boolean;
  /** The token of its link, for the host while it is open. */
  readonly invite: string | null;
  /** Milliseconds left on its clock. */
  readonly timeLeft: number | null;
  /** The player at this seat has a page open that receives changes; a bot is always present. */
  readonly connected: boolean;
  /** What everybody learns of the cards beside its deck; null where nothing is shown. */
  readonly shownSide: ShownSideView | null;
  /** What a seat of the visitor's may exchange for the next game of a series; null for now. */
  readonly exchange: ExchangeView | null;
}

export interface RoomView {
  readonly id: string;
  readonly game: string;
  readonly release: number;
  /** The state of a change set that it is played under, as if it were published. */
  readonly proposal: string | null;
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  readonly stage: 'waiting' | 'playing' | 'over';
  /** Entries of the log; grows with every change. */
  readonly version: number;
  readonly branch: number;
  readonly host: boolean;
  readonly seats: readonly SeatView[];
  readonly table: TableView | null;
  /** Where `log` begins: less than what was asked for when decisions were taken back. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether this visitor may go on from here in a match of their own. */
  readonly canFork: boolean;
  readonly parent: string | null;
  /** Those who watch without a seat. */
  readonly watching: number;
  /** Null for a match by itself. */
  readonly series: SeriesView | null;
  /** Players at the table may write to each other. */
  readonly chat: boolean;
  /** What was said since what the visitor has read; nothing for those who do not sit here. */
  readonly messages: readonly Message[];
}

/** How much of the log and of the chat a viewer has already received. */
export interface ReadMarks {
  readonly events: number;
  readonly branch: number;
  readonly messages: number;
}

export const NOTHING_READ: ReadMarks = { events: 0, branch: 0, messages: 0 };

/** The most log lines of one answer; the next answer has the rest. */
const MOST_LINES = 400;

/** Events before the last ones that are told. */
const lastLines = (tracked: TrackedMatch, from: number): number => Math.max(from, tracked.events.length - MOST_LINES);

const canUndo = (room: Room, key: string | null): boolean =>
  room.tracked !== null && room.isLocal(key) && room.before !== null;
const canRedo = (room: Room, key: string | null): boolean => room.canRedo && room.isLocal(key);
/** A viewer who sees all cards anyway may play on from any point: the seats at one screen, and everybody afterwards. */
export const canFork = (room: Room, key: string | null): boolean => room.stage === 'over' || room.isLocal(key);

export function roomView(
  room: Room,
  key: string | null,
  seat: number | null,
  read: ReadMarks = NOTHING_READ,
): RoomView {
  const { tracked, match } = room;
  const viewer = viewpointOf(room, key, seat);
  const { ruleset } = room.playable;
  const isHost = room.holdsHost(key);
  const times = room.timeLeft(Date.now());
  const from = tracked
    ? lastLines(tracked, read.branch === room.branch ? Math.min(read.events, tracked.events.length) : 0)
    : 0;
  return {
    id: room.id,
    game: match.game,
    release: match.release,
    proposal: match.proposal,
    ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
    stage: room.stage,
    version: room.version,
    branch: room.branch,
    host: isHost,
    seats: room.seats.map((one) => {
      const { seat: at, name, kind, bot, holder } = one;
      const open = kind === 'person' && holder === null;
      const mine = room.holds(key, at) && !room.left.has(at);
      return {
        seat: at,
        name,
        kind,
        bot: room.isBot(at) ? botName(bot) : null,
        mine,
        alwaysAsk: alwaysAskOf(room, key, at),
        open,
        invite: open && isHost ? inviteOf(key!, room.id, at) : null,
        timeLeft: times?.[at] ?? null,
        connected: room.isBot(at) || room.attendance.seats.has(at),
        shownSide: shownSideOf(room, one),
        exchange: mine ? exchangeViewOf(room, at) : null,
      };
    }),
    table:
      tracked &&
      tableView(
        { match: tracked.match, result: tracked.result, taken: tracked.decisions.length },
        room.playable.plugin,
        viewer,
        room.names,
      ),
    logFrom: from,
    log: tracked ? logLines(room, tracked, viewer, from, tracked.events.length) : [],
    canUndo: canUndo(room, key),
    canRedo: canRedo(room, key),
    canFork: canFork(room, key),
    parent: match.parentId,
    watching: room.attendance.watching,
    series: seriesOf(room),
    chat: match.chat,
    messages: messagesFor(room, key, read.messages),
  };
}
