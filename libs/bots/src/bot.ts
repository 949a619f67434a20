/** What a bot is: it picks one of the options offered to its seat, from what that seat may know. */
import type { Match } from '@rulewright/engine';

/** A bot at a table. It never changes the match, and looks only at what the seat asked may know. */
export interface BotPlayer {
  /** Starts a game afresh: `seed` is the game's own, so that games repeat in any order and on any worker. */
  begin(seed: number, seat: number): void;
  /** The number of the option taken for the seat asked, from 0. Repeats for the same game, seat and past. */
  choose(match: Match): number;
}

export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Whether a game with it takes seconds, where that of another takes a part of one. */
  readonly slow: boolean;
  /** What a decision costs, in iterations of a tree search: its budget; 0 for a bot that does not think. */
  readonly budget: number;
  create(): BotPlayer;
}

/** A bot id that is not known. */
export class UnknownBotError extends Error {
  readonly code = 'unknown-bot';
}
