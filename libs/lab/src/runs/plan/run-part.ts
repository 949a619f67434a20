/** A part of a run: some games of one arm, with a row for each game and tallies of cards and rules. */
import type { GamePlugin, GameStatistics } from '@rulewright/engine';

/** Cards that each seat drew, by seat. */
export interface SeatDraws {
  /** Before the first turn, a hand that was taken back included. */
  readonly opening: readonly number[];
  /** In the seat's own first turn. */
  readonly firstTurn: readonly number[];
  /** In the whole game. */
  readonly all: readonly number[];
  /** Cards in the deck when the game ended. */
  readonly left: readonly number[];
}

/** One game, as results are computed from. */
export interface GameRow {
  readonly game: number;
  /** The seat that won, or null: drawn or cut off. */
  readonly winner: number | null;
  readonly cause: string;
  /** The seat that went first, or null if the game does not report it. */
  readonly starter: number | null;
  readonly turns: number;
  readonly decisions: number;
  readonly leadChanges: number;
  /** The game's own counts, in the order in which it declares them. */
  readonly counts: readonly number[];
  /** Missing in runs that were stored before draws were counted. */
  readonly draws?: SeatDraws;
}

/** What became of a card in the games of a part: numbers of seats (of games), a drawn game counting as half a win. */
export interface CardTally {
  drawn: number;
  drawnWon: number;
  played: number;
  playedWon: number;
}

export interface RunPart {
  readonly arm: number;
  /** Games `from` to `to` (not included). */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly GameRow[];
  /** By card slug. */
  readonly cards: Readonly<Record<string, CardTally>>;
  /** How often each rule was applied, by rule id. */
  readonly rules: Readonly<Record<string, number>>;
  /** Sum of a digest of every game's last state, modulo 2^32. */
  readonly checksum: number;
  /** What was decided in its games, packed; for games of bots that think, which nobody wants to think again. */
  readonly decisions?: string;
}

/** Games without statistics of their own are counted by turns, decisions and wins. */
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
