/** The life of a match: seats, decision log, views, clocks, bot moves. Contains no HTTP. */
export * from './errors.ts';
export { isKey, newKey } from './setup/visitor-keys.ts';
export type { Message } from './room/room-types.ts';
export type { ClockSetup } from './setup/match-clock.ts';
export { budgetOf, type CardList, type NewMatch, type NewSeat } from './setup/match-setup.ts';
export { Playable } from './setup/playable.ts';
export type { Room } from './room/room.ts';
export { RoomRegistry, type Complain, type FindPlayable, type RoomCounts } from './live/room-registry.ts';
export { MatchCommands } from './match-commands.ts';
export type { LogLine } from './views/log-lines.ts';
export { NOTHING_READ, roomView, type ReadMarks, type RoomView, type SeatView } from './views/room-view.ts';
export { matchFrame, momentsOf, type MatchFrame, type Moment } from './views/look-back.ts';
export {
  gameOf,
  parseReplay,
  replayedGame,
  replayOf,
  type PlayedGame,
  type ReplayedGame,
} from './views/replay-file.ts';
export { optionsAfter } from './table/look-ahead.ts';
export { whyNot, type TableView, type TableCard, type TableZone } from './table/table-view.ts';
export { botPool, type BotPool } from './thinking/bot-pool.ts';
export { MatchNotes, type NewNote, type NoteList, type NoteView } from './room/match-notes.ts';
export type { CheckLists, ExchangeView, NamedCopies, SeriesView, ShownSideView } from './series/series.ts';
export { BOTS, LEVELS } from '@rulewright/bots';
