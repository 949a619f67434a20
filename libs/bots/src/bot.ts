/** The interface of a bot. A bot chooses one of the options offered to its seat, using only what that seat may know. */
import type { Match } from '@rulewright/engine';

/** A bot during one game. It never changes the match, and reads only what the asked seat may know. */
export interface BotPlayer {
  /** Starts a new game. `seed` is the seed of that game, so a game repeats exactly, in any order and on any worker. */
  begin(seed: number, seat: number): void;
  /** Returns the index of the chosen option, from 0. The same game, seat and past decisions give the same choice. */
  choose(match: Match): number;
}

export interface Bot {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Whether a game with this bot takes seconds instead of a fraction of a second. */
  readonly slow: boolean;
  /** What a decision costs, measured in iterations of a tree search. 0 for a bot that does not think. */
  readonly budget: number;
  /** Whether it plays a learned policy. A policy is learned under certain rules. */
  readonly isLearned?: boolean;
  create(): BotPlayer;
}

/** Thrown for an unknown bot id. */
export class UnknownBotError extends Error {
  readonly code = 'unknown-bot';
}
