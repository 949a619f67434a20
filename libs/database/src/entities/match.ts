/** Live matches: their setup, seats and decisions, their messages and notes, and the lobby. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Value of `pool_hash` if the match's program is compiled from the cards of its decks. Programs of older matches contain all cards. */
export const OF_DECKS = 'decks';

@Entity('matches')
export class MatchEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ type: 'varchar' }) game!: string;
  /** The release whose rules and cards the match uses. */
  @Column({ type: 'integer' }) release!: number;
  /** The snapshot of a change set that applies on top of the release, as if it were published; null for the release alone. */
  @Column({ type: 'varchar', nullable: true }) proposal!: string | null;
  @Column({ name: 'ruleset_id', type: 'text' }) rulesetId!: string;
  @Column({ name: 'ruleset_hash', type: 'varchar' }) rulesetHash!: string;
  /** `OF_DECKS`. In older matches, a digest of the data that their program took from all cards of the game. */
  @Column({ name: 'pool_hash', type: 'varchar' }) poolHash!: string;
  /** The 32-bit seed of a match that was set up with one; 0 in a match with a key. */
  @Column({ type: 'integer' }) seed!: number;
  /** The secret key that every random number is derived from, in hexadecimal digits. It stays secret until the match is over. */
  @Column({ name: 'chance_key', type: 'varchar', nullable: true }) chanceKey!: string | null;
  /** Digest of the key of the visitor who set up the match. */
  @Column({ type: 'varchar' }) host!: string;
  /** Digest of the address from which the match was set up. It lets addresses take turns. Null if unknown. */
  @Column({ type: 'varchar', nullable: true }) origin!: string | null;
  /** Seconds for each seat, and seconds added by each decision, as JSON; null without clocks. */
  @Column({ type: 'text', nullable: true }) clock!: string | null;
  /** The match that this one was forked from, or null. */
  @Column({ name: 'parent_id', type: 'varchar', nullable: true }) parentId!: string | null;
  /** The finished match that this one repeats, or null. */
  @Column({ name: 'rematch_of', type: 'varchar', nullable: true }) rematchOf!: string | null;
  /** The number of games in its series; 1 for a single match. The player who wins more than half of the games wins the series. */
  @Column({ name: 'best_of', type: 'integer' }) bestOf!: number;
  /** The number of this game in the series, from 1. */
  @Column({ name: 'game_number', type: 'integer' }) gameNumber!: number;
  /** The id of the first game of its series; null for a single match. */
  @Column({ name: 'series_id', type: 'varchar', nullable: true }) seriesId!: string | null;
  /** Whether each player moves to the previous seat between the games of the series. */
  @Column({ name: 'change_sides', type: 'boolean' }) changeSides!: boolean;
  /** Whether players may choose other decks between the games of the series. */
  @Column({ name: 'free_decks', type: 'boolean' }) freeDecks!: boolean;
  /** The games that each seat had won before this one, as a JSON list; null for the first game. */
  @Column({ type: 'text', nullable: true }) score!: string | null;
  /**
   * Milliseconds between decisions of a match that is shown to visitors; null for any other match. It advances only while visitors watch.
   */
  @Column({ type: 'integer', nullable: true }) pace!: number | null;
  /** Whether players at the table may chat. */
  @Column({ type: 'boolean' }) chat!: boolean;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}

export type SeatKind = 'person' | 'bot';

@Entity('match_seats')
export class MatchSeatEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @PrimaryColumn({ type: 'integer' }) seat!: number;
  @Column({ type: 'varchar' }) kind!: SeatKind;
  @Column({ type: 'varchar' }) name!: string;
  /** The bot that plays, or that takes over when the person leaves. */
  @Column({ type: 'varchar' }) bot!: string;
  /** Card slugs and copies, as JSON. */
  @Column({ type: 'text' }) deck!: string;
  /** The side deck, in the same form. */
  @Column({ type: 'text' }) side!: string;
  /** Digest of the key of the visitor at this seat; null for bots and open seats. */
  @Column({ type: 'varchar', nullable: true }) holder!: string | null;
  /** Digest of the token that lets someone take this seat. Null if the seat has no link. */
  @Column({ type: 'varchar', nullable: true }) invite!: string | null;
  /** Whether the player is ready. The match starts when all seats are taken and ready. */
  @Column({ type: 'boolean', default: true }) ready!: boolean;
}

/**
 * `decide`: `seat` chose option `value`. `undo` and `redo`: from now on, the first `value` decisions count. `leave` and `timeout`: a bot
 * takes over for `seat`. `always-ask`: from now on, `seat` is asked in every response window (`value` 1), or no longer (0). `start`: all
 * seats were taken. `resume`: no process served the match for a while, and no clock ran in that time. `ask-undo`: `seat` asks the others to go
 * back to the first `value` decisions. `answer-undo`: `seat` agrees (`value` 1) or refuses (0); once all have agreed, the decisions go back.
 * `concede`: the other seat wins. `offer-draw`: `seat` offers a draw. `answer-draw`: `seat` agrees (`value` 1), which ends the match, or refuses
 * (0).
 */
export type MatchEntryKind =
  | 'start'
  | 'decide'
  | 'undo'
  | 'redo'
  | 'leave'
  | 'timeout'
  | 'resume'
  | 'always-ask'
  | 'ask-undo'
  | 'answer-undo'
  | 'concede'
  | 'offer-draw'
  | 'answer-draw';

@Entity('match_entries')
export class MatchEntryEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  /** Counted from 0, without gaps. The key prevents two writers from adding the same number. */
  @PrimaryColumn({ type: 'integer' }) number!: number;
  @Column({ type: 'varchar' }) kind!: MatchEntryKind;
  @Column({ type: 'integer' }) seat!: number;
  @Column({ type: 'integer' }) value!: number;
  /** ISO 8601, UTC, with milliseconds. */
  @Column({ type: 'varchar' }) at!: string;
}

/** The cards that a seat wants to exchange with its side deck before the next game of a series. */
@Entity('match_exchanges')
export class MatchExchangeEntity {
  /** The game that has ended. */
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @PrimaryColumn({ type: 'integer' }) seat!: number;
  /** Card slugs and copies that enter the deck, as JSON. */
  @Column({ name: 'brought_in', type: 'text' }) broughtIn!: string;
  /** Card slugs and copies that leave the deck, as JSON. */
  @Column({ name: 'taken_out', type: 'text' }) takenOut!: string;
  /** The deck chosen for the next game, as JSON; null to keep the current one. */
  @Column({ type: 'text', nullable: true }) deck!: string | null;
  /** The side deck of the chosen deck, as JSON. */
  @Column({ type: 'text', nullable: true }) side!: string | null;
  @Column({ type: 'varchar' }) at!: string;
}

/** The chat messages of a match. */
@Entity('match_messages')
export class MatchMessageEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  /** Counted from 0, without gaps. The key prevents two writers from adding the same number. */
  @PrimaryColumn({ type: 'integer' }) number!: number;
  /** The seat of the author. */
  @Column({ type: 'integer' }) seat!: number;
  @Column({ type: 'text' }) text!: string;
  /** ISO 8601, UTC, with milliseconds. */
  @Column({ type: 'varchar' }) at!: string;
}

/** Notes on matches: a rating and a text by a person who played the match, about its rules. */
@Entity('match_notes')
export class MatchNoteEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ type: 'integer' }) release!: number;
  @Column({ name: 'ruleset_id', type: 'text' }) rulesetId!: string;
  /** The seat of the author; null for a person who set up a match of bots. */
  @Column({ type: 'integer', nullable: true }) seat!: number | null;
  /** The name at that seat. */
  @Column({ type: 'varchar' }) name!: string;
  /** Digest of the key of the visitor who wrote it. */
  @Column({ type: 'varchar' }) author!: string;
  /** 1 to 5. */
  @Column({ type: 'integer' }) rating!: number;
  @Column({ type: 'text' }) text!: string;
  /** The mode, card or rule that the note is also about, by id; null for none. */
  @Column({ type: 'varchar', nullable: true }) mode!: string | null;
  @Column({ type: 'varchar', nullable: true }) card!: string | null;
  @Column({ type: 'varchar', nullable: true }) rule!: string | null;
  /** ISO 8601, UTC, with milliseconds. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}

/** Matches in the lobby. People who are signed in see them in a list, and visitors join with the code. */
@Entity('open_matches')
export class OpenMatchEntity {
  /** A random code, short enough to read out. It hides the address of the match, at which anyone can watch. */
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ name: 'match_id', type: 'varchar' }) matchId!: string;
  /** The account that listed the match. */
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** Numbered from 0 for each account. The unique index over account and slot limits the matches that an account can list. */
  @Column({ type: 'integer' }) slot!: number;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ name: 'ruleset_id', type: 'text' }) rulesetId!: string;
  @Column({ name: 'ruleset_name', type: 'varchar' }) rulesetName!: string;
  /** The number of games in the series. */
  @Column({ name: 'best_of', type: 'integer' }) bestOf!: number;
  /** The time of each seat in seconds; null without clocks. */
  @Column({ type: 'integer', nullable: true }) seconds!: number | null;
  /** The name of the host's seat. */
  @Column({ type: 'varchar' }) name!: string;
  /** ISO 8601, UTC, with milliseconds. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}
