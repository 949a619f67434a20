/** A part of a run: some games of one arm, with a row for each game and counts of cards and rules. */
import { seatsIn, type GamePlugin, type GameStatistics } from '@rulewright/engine';

/** Numbers of cards that each seat drew, indexed by seat. */
export interface SeatDraws {
  /** Before the first turn, including hands that were exchanged by a mulligan. */
  readonly opening: readonly number[];
  /** In the seat's own first turn. */
  readonly firstTurn: readonly number[];
  /** In the whole game. */
  readonly all: readonly number[];
  /** Cards in the deck when the game ended. */
  readonly left: readonly number[];
}

/** One game, with everything from which results are computed. */
export interface GameRow {
  readonly game: number;
  /** The seats that won, as a number of `seatsIn`. Null if the game was drawn or cut off. */
  readonly winner: number | null;
  readonly cause: string;
  /** The seat that went first, or null if the game does not report it. */
  readonly starter: number | null;
  readonly turns: number;
  readonly decisions: number;
  readonly leadChanges: number;
  /** The counts that the game defines, in its order. */
  readonly counts: readonly number[];
  /** Missing in runs that were stored before draws were counted. */
  readonly draws?: SeatDraws;
}

/** The seats that won a game. */
export const winnersOf = ({ winner }: Pick<GameRow, 'winner'>): readonly number[] => seatsIn(winner ?? -1);

/**
 * How many seats drew and played a card in the games of a part. The wins of these seats are not counted, because they would mislead: the
 * winner of a game often plays longest, and draws and plays more of every card.
 */
export interface CardTally {
  drawn: number;
  played: number;
}

export interface RunPart {
  readonly arm: number;
  /** The part has the games from `from` up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly GameRow[];
  /** By card slug. */
  readonly cards: Readonly<Record<string, CardTally>>;
  /** How often each rule was applied, by rule id. */
  readonly rules: Readonly<Record<string, number>>;
  /** The sum of a digest of every game's final state, modulo 2^32. */
  readonly checksum: number;
  /** The packed decisions of its games. Stored for bots that think, because repeating their thinking would take long. */
  readonly decisions?: string;
}

/** For games that define no statistics: only turns, decisions and wins are counted. */
const NOTHING: GameStatistics = {
  counts: [],
  ratios: [],
  starter: '',
  turn: '',
  lead: '',
  drawn: { from: [], to: [] },
  played: { to: [] },
};

export const statisticsOf = (plugin: GamePlugin): GameStatistics => plugin.statistics ?? NOTHING;
