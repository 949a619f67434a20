/** A room as one visitor may see it: the seats, the table, and the log lines that the visitor has not received yet. */
import { alwaysAskOf } from '../room/always-ask.ts';
import { seatToOffer, seatsToConcede } from '../room/settle.ts';
import { seatThatCanAsk, takenBackLines, undoAskedOf, type TakenBackLine, type UndoAsked } from '../room/take-back.ts';
import { messagesFor } from '../room/match-chat.ts';
import type { DrawOffered, Message } from '../room/room-types.ts';
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
  /** The name of the bot that currently decides here, or null for a person. */
  readonly bot: string | null;
  /** Whether the visitor has this seat. */
  readonly mine: boolean;
  /**
   * Whether the seat is asked in every response window, even when it can only pass. Null for seats of others, and if no other person plays.
   */
  readonly alwaysAsk: boolean | null;
  /** Whether no one has taken the seat yet. */
  readonly open: boolean;
  /** Whether the seat is ready for the start. */
  readonly ready: boolean;
  /** Whether the visitor can concede with this seat now. */
  readonly canConcede: boolean;
  /** The token of the seat's link. Only for the host, while the seat is open. */
  readonly invite: string | null;
  /** Milliseconds left on the seat's clock. */
  readonly timeLeft: number | null;
  /** Whether the player has a page open that receives changes. A bot is always connected. */
  readonly connected: boolean;
  /** The part of the seat's side deck that everyone may see, or null. */
  readonly shownSide: ShownSideView | null;
  /** The cards that the visitor can exchange now for the next game of the series, or null. */
  readonly exchange: ExchangeView | null;
}

export interface RoomView {
  readonly id: string;
  readonly game: string;
  readonly release: number;
  /** Id of the snapshot of a change set. The match is played as if the change set were published. */
  readonly proposal: string | null;
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  readonly stage: 'waiting' | 'playing' | 'over';
  /** Number of log entries. Grows with every change. */
  readonly version: number;
  readonly branch: number;
  readonly host: boolean;
  readonly seats: readonly SeatView[];
  readonly table: TableView | null;
  /** The number of the first line in `log`. Lower than requested after an undo, because lines have changed. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly takenBack: readonly TakenBackLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the visitor can ask the others to take back the visitor's last decision. */
  readonly canAskUndo: boolean;
  /** An open question of a player to take a decision back. */
  readonly undoAsked: UndoAsked | null;
  /** Whether the visitor can offer a draw. */
  readonly canOfferDraw: boolean;
  /** An open offer of a draw. */
  readonly drawOffered: DrawOffered | null;
  /** Whether another player has created a rematch in which a seat waits for the visitor. */
  readonly rematchWaits: boolean;
  /** Whether this visitor may continue from here in a match of their own. */
  readonly canFork: boolean;
  readonly parent: string | null;
  /** Number of viewers without a seat. */
  readonly watching: number;
  /** Null for a match outside a series. */
  readonly series: SeriesView | null;
  /** Whether players at the table can write to each other. */
  readonly chat: boolean;
  /** The chat messages that the visitor has not received yet. Empty for everyone without a seat. */
  readonly messages: readonly Message[];
}

/** How much of the log and of the chat a viewer has already received. */
export interface ReadMarks {
  readonly events: number;
  readonly branch: number;
  readonly messages: number;
}

export const NOTHING_READ: ReadMarks = { events: 0, branch: 0, messages: 0 };

/** The most log lines in one answer. Older lines are left out. */
const MOST_LINES = 400;

/** The number of the first line in the answer. */
const lastLines = (tracked: TrackedMatch, from: number): number => Math.max(from, tracked.events.length - MOST_LINES);

const canUndo = (room: Room, key: string | null): boolean =>
  room.tracked !== null && room.isLocal(key) && room.before !== null;
const canRedo = (room: Room, key: string | null): boolean => room.canRedo && room.isLocal(key);
/** Visitors who may see all cards may continue from any point: the only person at the table, and everyone after the match. */
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
  const conceding = seatsToConcede(room, key);
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
        ready: !open && one.ready,
        canConcede: conceding.includes(at),
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
    takenBack: takenBackLines(room),
    canUndo: canUndo(room, key),
    canRedo: canRedo(room, key),
    canAskUndo: seatThatCanAsk(room, key) !== null,
    undoAsked: undoAskedOf(room),
    canOfferDraw: seatToOffer(room, key) !== null,
    drawOffered: room.drawOffered,
    rematchWaits: room.seatInRematch(key) !== null,
    canFork: canFork(room, key),
    parent: match.parentId,
    watching: room.attendance.watching,
    series: seriesOf(room),
    chat: match.chat,
    messages: messagesFor(room, key, read.messages),
  };
}
