/** What a room holds and what is added to its log, as types that the files about rooms share. */
import type { MatchEntryKind, MatchExchangeEntity, MatchMessageEntity } from '@rulewright/database';
import type { Lists } from '@rulewright/decks';

/** A message as those who sit at the match see it. Its text is one line of plain text. */
export type Message = Readonly<Omit<MatchMessageEntity, 'matchId'>>;

/** What is known of the time after a game. */
export interface AfterGame {
  /** The lists with which the series began, by seat. */
  readonly registered: readonly Lists[];
  /** What seats that are ready exchange. */
  readonly exchanges: readonly MatchExchangeEntity[];
  /** The game that follows; null while it has not begun. */
  readonly next: string | null;
}

/** What is added to a log. */
export interface NewLogEntry {
  readonly kind: MatchEntryKind;
  readonly seat: number;
  readonly value: number;
}
