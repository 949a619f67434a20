/** What hangs on change sets: the path of their states, what people say about them, and the runs of their checks. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('review_steps')
export class ReviewStepEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'change_set_id', type: 'integer' })
  changeSetId!: number;

  @Column({ type: 'varchar' })
  at!: string;

  @Column({ name: 'actor_id', type: 'varchar', nullable: true })
  actorId!: string | null;

  @Column({ type: 'varchar' })
  actor!: string;

  /** `create`, `request-review`, `approve`… */
  @Column({ type: 'varchar' })
  action!: string;

  @Column({ type: 'text' })
  note!: string;

  /** States before and after; the same where the step left it as it was. */
  @Column({ name: 'from_state', type: 'varchar' })
  fromState!: string;

  @Column({ name: 'to_state', type: 'varchar' })
  toState!: string;
}

@Entity('comments')
export class CommentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'change_set_id', type: 'integer' })
  changeSetId!: number;

  /** The document it is about; null: the change set. */
  @Column({ type: 'varchar', nullable: true })
  path!: string | null;

  /** From 1, in the proposed text. */
  @Column({ type: 'integer', nullable: true })
  line!: number | null;

  /** As field differences name it: `data.cost`. */
  @Column({ type: 'varchar', nullable: true })
  field!: string | null;

  @Column({ name: 'author_id', type: 'varchar' })
  authorId!: string;

  @Column({ type: 'varchar' })
  author!: string;

  @Column({ type: 'varchar' })
  at!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ name: 'resolved_at', type: 'varchar', nullable: true })
  resolvedAt!: string | null;
}

export type CheckRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A run of the checks. The table is also the queue: a worker takes a queued row, and one whose worker fell silent. */
@Entity('check_runs')
export class CheckRunEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'change_set_id', type: 'integer' })
  changeSetId!: number;

  @Column({ type: 'varchar' })
  state!: CheckRunState;

  /** Digest of the documents that were checked, and of the release they were applied to. */
  @Column({ name: 'content_hash', type: 'varchar' })
  contentHash!: string;

  @Column({ name: 'base_release', type: 'integer' })
  baseRelease!: number;

  /** Simulated games on each side. */
  @Column({ type: 'integer' })
  games!: number;

  /** From 0 to 1. */
  @Column({ type: 'double precision' })
  progress!: number;

  /** What is being done, or why it failed. */
  @Column({ type: 'text' })
  step!: string;

  /** JSON of what was found; null until it is done. */
  @Column({ type: 'text', nullable: true })
  result!: string | null;

  @Column({ type: 'integer' })
  passed!: number;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  @Column({ name: 'started_at', type: 'varchar', nullable: true })
  startedAt!: string | null;

  @Column({ name: 'finished_at', type: 'varchar', nullable: true })
  finishedAt!: string | null;

  /** The worker that has it, and when it last said so. */
  @Column({ type: 'varchar', nullable: true })
  worker!: string | null;

  @Column({ name: 'seen_at', type: 'varchar', nullable: true })
  seenAt!: string | null;
}
