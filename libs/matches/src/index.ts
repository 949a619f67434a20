/** A match's life: seats, the decision log, views, clocks, bots that move. No HTTP. */
export * from './errors.ts';
export { isKey, newKey } from './keys.ts';
export type { Message } from './chat.ts';
export type { ClockSetup } from './clock.ts';
export { budgetOf, type CardList, type NewMatch, type NewSeat } from './setup.ts';
export type { Playable, Room } from './room.ts';
export { Rooms, type Complain, type FindPlayable } from './rooms.ts';
export { Matches } from './matches.ts';
export { NOTHING_READ, roomView, type LogLine, type Read, type RoomView, type SeatView } from './room-view.ts';
export { frameOf, momentsOf, type Frame, type Moment } from './frames.ts';
export { gameOf, parseReplay, replayedGame, replayOf, type PlayedGame, type ReplayedGame } from './replay-file.ts';
export { whyNot, type Table, type TableCard, type TableZone } from './table.ts';
export { botPool, type BotPool } from './thinking/pool.ts';
export { Notes, type NewNote, type NoteList, type NoteView } from './notes.ts';
export type { CheckLists, ExchangeView, NamedCopies, SeriesView, ShownSideView } from './series.ts';
export { BOTS, LEVELS } from '@rulewright/bots';
