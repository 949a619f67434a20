/** Notes on matches: a rating and a text by a person who played the match, about its rules. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
