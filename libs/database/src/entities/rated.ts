/** Rated play: waiting people, ratings and rated matches. And the people whom a person does not want to meet. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who waits for a rated match. */
@Entity('rated_tickets')
export class RatedTicketEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** The name for the seat. */
  @Column({ type: 'varchar' }) name!: string;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ type: 'varchar' }) mode!: string;
  @Column({ name: 'ruleset_id', type: 'text' }) rulesetId!: string;
  /** The number of people at the table. */
  @Column({ type: 'integer' }) seats!: number;
  /** Digest of the key of the person's browser. */
  @Column({ type: 'varchar' }) holder!: string;
  /** Card slugs and copies, as JSON. */
  @Column({ type: 'text' }) deck!: string;
  @Column({ type: 'text' }) side!: string;
  /** ISO 8601, UTC, with milliseconds. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  /** When the person's page last asked. A ticket that no page asks for expires. */
  @Column({ name: 'seen_at', type: 'varchar' }) seenAt!: string;
  /** The match that was made; null while the person waits. */
  @Column({ name: 'match_id', type: 'varchar', nullable: true }) matchId!: string | null;
}

/** The rating of a person in a mode and a season. */
@Entity('ratings')
export class RatingEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  @PrimaryColumn({ type: 'varchar' }) game!: string;
  @PrimaryColumn({ type: 'varchar' }) mode!: string;
  /** The day on which the season started; empty before the first one. */
  @PrimaryColumn({ type: 'varchar' }) season!: string;
  /** The name at the seat of the last rated match. */
  @Column({ type: 'varchar' }) name!: string;
  @Column({ type: 'double precision' }) mu!: number;
  @Column({ type: 'double precision' }) sigma!: number;
  @Column({ type: 'integer' }) played!: number;
  @Column({ type: 'integer' }) won!: number;
  @Column({ type: 'integer' }) drawn!: number;
  /** The matches that the person left, or in which the person's time ran out. They are lost. */
  @Column({ name: 'matches_left', type: 'integer' }) left!: number;
  /** What the person's strength is at least, by which the ranking is sorted. -1 while the rating is provisional. */
  @Column({ type: 'integer' }) floor!: number;
  @Column({ name: 'updated_at', type: 'varchar' }) updatedAt!: string;
}

@Entity('rated_matches')
export class RatedMatchEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ type: 'varchar' }) mode!: string;
  @Column({ type: 'varchar' }) season!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  /** When the result was counted; null until then. */
  @Column({ name: 'rated_at', type: 'varchar', nullable: true }) ratedAt!: string | null;
}

@Entity('rated_seats')
export class RatedSeatEntity {
  @PrimaryColumn({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @PrimaryColumn({ type: 'integer' }) seat!: number;
  /** Null after the account was deleted. */
  @Column({ name: 'user_id', type: 'varchar', nullable: true }) userId!: string | null;
  /** 1 for the winner. Equal places are a draw. Null until the match was counted. */
  @Column({ type: 'integer', nullable: true }) place!: number | null;
  @Column({ name: 'mu_before', type: 'double precision', nullable: true }) muBefore!: number | null;
  @Column({ name: 'sigma_before', type: 'double precision', nullable: true }) sigmaBefore!: number | null;
  @Column({ name: 'mu_after', type: 'double precision', nullable: true }) muAfter!: number | null;
  @Column({ name: 'sigma_after', type: 'double precision', nullable: true }) sigmaAfter!: number | null;
}

/** A person does not want to meet another player. */
@Entity('player_blocks')
export class PlayerBlockEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** The id of an account, or the digest of the key of a visitor's browser. */
  @PrimaryColumn({ type: 'varchar' }) blocked!: string;
  /** The name under which the person met the player. */
  @Column({ type: 'varchar' }) name!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}

/** A report of a player to the admins, by someone who played in the same match. */
@Entity('player_reports')
export class PlayerReportEntity {
  /** A digest of the reporting account, the match and the seat, so that a second report replaces the first. */
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ name: 'match_id', type: 'varchar' }) matchId!: string;
  @Column({ type: 'integer' }) seat!: number;
  /** The id of an account, or the digest of the key of a visitor's browser. */
  @Column({ type: 'varchar' }) player!: string;
  /** The name of the player at the seat. */
  @Column({ type: 'varchar' }) name!: string;
  @Column({ type: 'varchar' }) reason!: string;
  @Column({ type: 'text' }) text!: string;
  /** The account that reports; null after it was deleted. */
  @Column({ name: 'user_id', type: 'varchar', nullable: true }) userId!: string | null;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  /** When an admin closed the report; null while it is open. */
  @Column({ name: 'closed_at', type: 'varchar', nullable: true }) closedAt!: string | null;
}
