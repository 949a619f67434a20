/** Lab runs: what each plays and how far it is; and the parts that were played, each stored once. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `queued`: no game was played yet. `paused`, `cancelled`: by the person who started it. `failed`: a game could not be played. */
export type LabRunState = 'queued' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';

@Entity('lab_runs')
export class LabRunEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column({ type: 'varchar' })
  game!: string;

  /** The release whose rules and cards it is played by. */
  @Column({ type: 'integer' })
  release!: number;

  /** Rulesets, entrants, seed and the rest, as JSON. */
  @Column({ type: 'text' })
  setup!: string;

  /** Games of all arms together. */
  @Column({ type: 'integer' })
  games!: number;

  @Column({ type: 'varchar' })
  state!: LabRunState;

  /** Why a run ended: `complete`, `enough`, or a sentence that says what failed. */
  @Column({ type: 'text', nullable: true })
  ended!: string | null;

  /** Digest of the key of the visitor who set it up. */
  @Column({ type: 'varchar' })
  owner!: string;

  /** Digest of the address it was set up from, by which shares are counted; runs stored before that lack it. */
  @Column({ type: 'varchar', nullable: true })
  origin!: string | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  @Column({ name: 'finished_at', type: 'varchar', nullable: true })
  finishedAt!: string | null;
}

/** Some games of one arm. Two players of the same part have the same games, so that one of them is enough. */
@Entity('lab_parts')
export class LabPartEntity {
  @PrimaryColumn({ name: 'run_id', type: 'varchar' })
  runId!: string;

  @PrimaryColumn({ type: 'integer' })
  arm!: number;

  @PrimaryColumn({ name: 'from_game', type: 'integer' })
  fromGame!: number;

  /** Not included. */
  @Column({ name: 'to_game', type: 'integer' })
  toGame!: number;

  /** The rows of its games and its tallies, as JSON. */
  @Column({ type: 'text' })
  data!: string;

  /** What was decided in its games, packed, where bots thought about it. Read only for a replay. */
  @Column({ type: 'text', nullable: true, select: false })
  decisions!: string | null;

  /** ISO 8601, UTC, with milliseconds. */
  @Column({ name: 'played_at', type: 'varchar' })
  playedAt!: string;
}
