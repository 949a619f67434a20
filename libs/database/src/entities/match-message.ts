/** The chat messages of a match. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
