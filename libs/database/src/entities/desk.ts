/** Records of a change set: the steps of its review, the comments on it, and the runs of its checks. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('review_steps')
export class ReviewStepEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  @Column({ type: 'varchar' }) at!: string;
  @Column({ name: 'actor_id', type: 'varchar', nullable: true }) actorId!: string | null;
  @Column({ type: 'varchar' }) actor!: string;
  /** Such as `create`, `request-review` or `approve`. */
  @Column({ type: 'varchar' }) action!: string;
  @Column({ type: 'text' }) note!: string;
  /** The state before the step. It equals `toState` if the step did not change the state. */
  @Column({ name: 'from_state', type: 'varchar' }) fromState!: string;
  @Column({ name: 'to_state', type: 'varchar' }) toState!: string;
}

@Entity('comments')
export class CommentEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  /** The document that the comment is about; null for the whole change set. */
  @Column({ type: 'varchar', nullable: true }) path!: string | null;
  /** Line in the proposed text, from 1. */
  @Column({ type: 'integer', nullable: true }) line!: number | null;
  /** Path of the field, as in field differences: `data.cost`. */
  @Column({ type: 'varchar', nullable: true }) field!: string | null;
  @Column({ name: 'author_id', type: 'varchar' }) authorId!: string;
  @Column({ type: 'varchar' }) author!: string;
  @Column({ type: 'varchar' }) at!: string;
  @Column({ type: 'text' }) body!: string;
  /** The text of the line at the time of the comment; null if the comment has no line. */
  @Column({ type: 'text', nullable: true }) quote!: string | null;
  /** The suggested text for the line; null if the comment suggests none. */
  @Column({ type: 'text', nullable: true }) suggestion!: string | null;
  @Column({ name: 'resolved_at', type: 'varchar', nullable: true }) resolvedAt!: string | null;
}

export type CheckRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A run of the checks. The table is also the queue: a worker takes a queued row, or a row whose worker has stopped reporting. */
@Entity('check_runs')
export class CheckRunEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  @Column({ type: 'varchar' }) state!: CheckRunState;
  /** Digest of the checked documents and of the release that they were applied to. */
  @Column({ name: 'content_hash', type: 'varchar' }) contentHash!: string;
  @Column({ name: 'base_release', type: 'integer' }) baseRelease!: number;
  /** The number of simulated games on each side. */
  @Column({ type: 'integer' }) games!: number;
  /** From 0 to 1. */
  @Column({ type: 'double precision' }) progress!: number;
  /** The current step of the run, or why it failed. */
  @Column({ type: 'text' }) step!: string;
  /** The findings as JSON; null until the run is done. */
  @Column({ type: 'text', nullable: true }) result!: string | null;
  @Column({ type: 'integer' }) passed!: number;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ name: 'started_at', type: 'varchar', nullable: true }) startedAt!: string | null;
  @Column({ name: 'finished_at', type: 'varchar', nullable: true }) finishedAt!: string | null;
  /** The worker that runs it. `seenAt` is the time of its last report. */
  @Column({ type: 'varchar', nullable: true }) worker!: string | null;
  @Column({ name: 'seen_at', type: 'varchar', nullable: true }) seenAt!: string | null;
}
