/** Lab runs, with their setup and state, and the parts that were played. Each part is stored once. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `queued`: no game was played yet. `paused`, `cancelled`: the person who started the run did this. `failed`: a game could not be played.
 */
export type LabRunState = 'queued' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';

@Entity('lab_runs')
export class LabRunEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ type: 'varchar' }) game!: string;
  /** The release whose rules and cards the games use. */
  @Column({ type: 'integer' }) release!: number;
  /** Rulesets, entrants, seed and the rest, as JSON. */
  @Column({ type: 'text' }) setup!: string;
  /** The number of games in all arms together. */
  @Column({ type: 'integer' }) games!: number;
  @Column({ type: 'varchar' }) state!: LabRunState;
  /** Why a run ended: `complete`, `enough`, or a sentence that says what failed. */
  @Column({ type: 'text', nullable: true }) ended!: string | null;
  /** Digest of the key of the visitor who started the run. */
  @Column({ type: 'varchar' }) owner!: string;
  /** Digest of the address from which the run was started. It lets addresses take turns. Null in older runs. */
  @Column({ type: 'varchar', nullable: true }) origin!: string | null;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ name: 'finished_at', type: 'varchar', nullable: true }) finishedAt!: string | null;
  /** When the run was put into the public gallery; null if it is not in it. */
  @Column({ name: 'shown_at', type: 'varchar', nullable: true }) shownAt!: string | null;
}

/** Some games of one arm. If two workers play the same part, they play the same games, so one result is enough. */
@Entity('lab_parts')
export class LabPartEntity {
  @PrimaryColumn({ name: 'run_id', type: 'varchar' }) runId!: string;
  @PrimaryColumn({ type: 'integer' }) arm!: number;
  @PrimaryColumn({ name: 'from_game', type: 'integer' }) fromGame!: number;
  /** The first game after the part. */
  @Column({ name: 'to_game', type: 'integer' }) toGame!: number;
  /** The rows and tallies of its games, as JSON. */
  @Column({ type: 'text' }) data!: string;
  /** The packed decisions of its games, if bots thought about them. Read only for a replay. */
  @Column({ type: 'text', nullable: true, select: false }) decisions!: string | null;
  /** ISO 8601, UTC, with milliseconds. */
  @Column({ name: 'played_at', type: 'varchar' }) playedAt!: string;
}

/** The number of measured games of a mode with players of one level, and their time. Old games count less. */
@Entity('lab_speeds')
export class LabSpeedEntity {
  /** A mode with its game: `game/mode`. */
  @PrimaryColumn({ type: 'varchar' }) mode!: string;
  @PrimaryColumn({ type: 'varchar' }) bot!: string;
  @PrimaryColumn({ type: 'integer' }) seats!: number;
  @Column({ type: 'integer' }) games!: number;
  /** The time of the games on one thread. */
  @Column({ type: 'integer' }) milliseconds!: number;
  /** The threads of the process that measured last; 0 if there were only calibrations. */
  @Column({ type: 'integer' }) threads!: number;
  @Column({ name: 'measured_at', type: 'varchar' }) measuredAt!: string;
}

/** The newest result of a deck against another one, under a ruleset between players of one level. Decks are `published/slug` or `shared/key`. */
@Entity('lab_matchups')
export class LabMatchupEntity {
  @PrimaryColumn({ type: 'varchar' }) ruleset!: string;
  @PrimaryColumn({ type: 'varchar' }) bot!: string;
  @PrimaryColumn({ type: 'varchar' }) deck!: string;
  @PrimaryColumn({ type: 'varchar' }) against!: string;
  @Column({ type: 'varchar' }) game!: string;
  @Column({ type: 'integer' }) release!: number;
  @Column({ name: 'run_id', type: 'varchar' }) runId!: string;
  @Column({ type: 'integer' }) games!: number;
  /** The share of wins with its 99% interval, in millionths. */
  @Column({ type: 'integer' }) wins!: number;
  @Column({ type: 'integer' }) low!: number;
  @Column({ type: 'integer' }) high!: number;
  /** `more`, `less`, `small`, `none` or `unclear`, with all pairs of the run taken together. */
  @Column({ type: 'varchar' }) verdict!: string;
  @Column({ name: 'measured_at', type: 'varchar' }) measuredAt!: string;
}
