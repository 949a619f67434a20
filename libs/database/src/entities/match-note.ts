/** What people thought of a match they played: a rating and some words, about the rules it was played by. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('match_notes')
export class MatchNoteEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column({ name: 'match_id', type: 'varchar' })
  matchId!: string;

  @Column({ type: 'varchar' })
  game!: string;

  /** Of the match. */
  @Column({ type: 'integer' })
  release!: number;

  @Column({ name: 'ruleset_id', type: 'text' })
  rulesetId!: string;

  /** Where its author sat; null for somebody who set the match up for bots. */
  @Column({ type: 'integer', nullable: true })
  seat!: number | null;

  /** The name at the seat. */
  @Column({ type: 'varchar' })
  name!: string;

  /** Digest of the key of the visitor who wrote it. */
  @Column({ type: 'varchar' })
  author!: string;

  /** 1 to 5. */
  @Column({ type: 'integer' })
  rating!: number;

  @Column({ type: 'text' })
  text!: string;

  /** What it is about besides the match and its release, by id; null for none. */
  @Column({ type: 'varchar', nullable: true })
  mode!: string | null;

  @Column({ type: 'varchar', nullable: true })
  card!: string | null;

  @Column({ type: 'varchar', nullable: true })
  rule!: string | null;

  /** ISO 8601, UTC, with milliseconds. */
  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;
}
