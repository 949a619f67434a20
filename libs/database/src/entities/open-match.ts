/** Matches in the lobby, which anyone who is signed in can join. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('open_matches')
export class OpenMatchEntity {
  /** A random id. It hides the address of the match, at which anyone can watch. */
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
