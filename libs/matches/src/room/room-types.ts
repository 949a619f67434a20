/** Types that the files about rooms share. */
import type { MatchEntity, MatchEntryKind, MatchExchangeEntity, MatchMessageEntity } from '@rulewright/database';
import type { Lists } from '@rulewright/decks';

/** A chat message as the players see it. Its text is one line of plain text. */
export type Message = Readonly<Omit<MatchMessageEntity, 'matchId'>>;

type SeriesGame = Pick<MatchEntity, 'id' | 'gameNumber' | 'score'>;

/** The state of a series after one of its games. */
export interface AfterGame {
  /** By seat of this game: the lists with which the player started the series. */
  readonly registered: readonly Lists[];
  /** The exchanges of the seats that are ready. */
  readonly exchanges: readonly MatchExchangeEntity[];
  /** The games of the series so far, in order, each with the score before it. */
  readonly games: readonly SeriesGame[];
  /** The id of the next game, or null until it has started. */
  readonly next: string | null;
}

/** An open offer of a draw, by the seat that offers it. */
export interface DrawOffered {
  readonly seat: number;
}

/** Decisions that a seat took back because the others agreed. */
export interface TakenBack {
  readonly seat: number;
  /** The number of decisions that remained; fewer if players took back more later. */
  readonly decision: number;
  /** How many decisions were taken back. */
  readonly decisions: number;
  readonly agreed: readonly number[];
}

/** A new log entry, before it gets its number and time. */
export interface NewLogEntry {
  readonly kind: MatchEntryKind;
  readonly seat: number;
  readonly value: number;
}
