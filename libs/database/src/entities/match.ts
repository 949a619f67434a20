/** Live matches: how each was set up, who holds its seats, and the log of everything that was decided, which only grows. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In `pool_hash`: the program of the match is compiled from the cards of its decks. Programs of older matches hold all cards. */
export const OF_DECKS = 'decks';

@Entity('matches')
export class MatchEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column({ type: 'varchar' })
  game!: string;

  /** The release whose rules and cards it is played by. */
  @Column({ type: 'integer' })
  release!: number;

  /** The state of a change set that is applied on top of the release, as if it were published; null for the release itself. */
  @Column({ type: 'varchar', nullable: true })
  proposal!: string | null;

  @Column({ name: 'ruleset_id', type: 'text' })
  rulesetId!: string;

  @Column({ name: 'ruleset_hash', type: 'varchar' })
  rulesetHash!: string;

  /** `OF_DECKS`; of older matches the digest of what their program took from all cards of the game. */
  @Column({ name: 'pool_hash', type: 'varchar' })
  poolHash!: string;

  /** The 32-bit seed of a match that was set up with one; 0 in a match with a key. */
  @Column({ type: 'integer' })
  seed!: number;

  /** The secret key that every random number comes from, as hexadecimal digits. Nobody learns it before the match is over. */
  @Column({ name: 'chance_key', type: 'varchar', nullable: true })
  chanceKey!: string | null;

  /** Digest of the key of the visitor who set it up. */
  @Column({ type: 'varchar' })
  host!: string;

  /** Digest of the address it was set up from, by which shares are counted; null where that is not known. */
  @Column({ type: 'varchar', nullable: true })
  origin!: string | null;

  /** Seconds for each seat and those added by a decision, as JSON; null without clocks. */
  @Column({ type: 'text', nullable: true })
  clock!: string | null;

  /** The match that it was forked from, or null. */
  @Column({ name: 'parent_id', type: 'varchar', nullable: true })
  parentId!: string | null;

  /** The games of its series: the player who wins more than half of the games wins the series; 1 for a match by itself. */
  @Column({ name: 'best_of', type: 'integer' })
  bestOf!: number;

  /** Its place in the series, from 1. */
  @Column({ name: 'game_number', type: 'integer' })
  gameNumber!: number;

  /** The first game of its series; null for a match by itself. */
  @Column({ name: 'series_id', type: 'varchar', nullable: true })
  seriesId!: string | null;

  /** Games that each seat had won before this one, as a JSON list; null for the first. */
  @Column({ type: 'text', nullable: true })
  score!: string | null;

  /** Milliseconds between decisions of a match that is shown to visitors, who alone keep it going; null for any other. */
  @Column({ type: 'integer', nullable: true })
  pace!: number | null;

  /** Players at the table may write to each other. */
  @Column({ type: 'boolean' })
  chat!: boolean;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;
}

export type SeatKind = 'person' | 'bot';

@Entity('match_seats')
export class MatchSeatEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' })
  matchId!: string;

  @PrimaryColumn({ type: 'integer' })
  seat!: number;

  @Column({ type: 'varchar' })
  kind!: SeatKind;

  @Column({ type: 'varchar' })
  name!: string;

  /** The bot that plays, or that plays on when the person leaves. */
  @Column({ type: 'varchar' })
  bot!: string;

  /** Card slugs and copies, as JSON. */
  @Column({ type: 'text' })
  deck!: string;

  /** The cards beside the deck, in the same way. */
  @Column({ type: 'text' })
  side!: string;

  /** Digest of the key of the visitor who sits here; null for bots and open seats. */
  @Column({ type: 'varchar', nullable: true })
  holder!: string | null;

  /** Digest of the token that lets someone take this seat. Null if the seat has no link. */
  @Column({ type: 'varchar', nullable: true })
  invite!: string | null;
}

/**
 * `decide`: `seat` took option `value`. `undo` and `redo`: `value` decisions stand now. `leave` and `timeout`: a bot plays on
 * for `seat`. `always-ask`: `seat` is asked in every response window from now on (`value` 1), or no longer (0). `start`: all seats were taken. `resume`: nobody served the match for a while, and no clock has run in that time.
 */
export type MatchEntryKind = 'start' | 'decide' | 'undo' | 'redo' | 'leave' | 'timeout' | 'resume' | 'always-ask';

@Entity('match_entries')
export class MatchEntryEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' })
  matchId!: string;

  /** From 0, without gaps. Two writers cannot add the same one. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'varchar' })
  kind!: MatchEntryKind;

  @Column({ type: 'integer' })
  seat!: number;

  @Column({ type: 'integer' })
  value!: number;

  /** ISO 8601, UTC, with milliseconds. */
  @Column({ type: 'varchar' })
  at!: string;
}
