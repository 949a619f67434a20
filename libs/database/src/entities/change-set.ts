/** Change sets: proposed edits to a release, with their reviews, comments and checks. */
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

export type ChangeSetState = 'draft' | 'in review' | 'approved' | 'published' | 'withdrawn';
export type ChangeSetOrigin = 'import' | 'desk';

@Entity('change_sets')
export class ChangeSetEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'varchar' }) title!: string;
  @Column({ type: 'varchar' }) state!: ChangeSetState;
  @Column({ type: 'varchar' }) origin!: ChangeSetOrigin;
  @Column({ name: 'base_release', type: 'integer' }) baseRelease!: number;
  @Column({ type: 'varchar' }) author!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ type: 'text' }) message!: string;
  /** Hash of the documents, to find out whether the same proposal was made before. */
  @Column({ name: 'content_hash', type: 'varchar' }) contentHash!: string;
  /** Account of the author; null for an import from files. */
  @Column({ name: 'author_id', type: 'varchar', nullable: true }) authorId!: string | null;
  /** Increases with every step of the change set. A request for the next step must name the current version. */
  @Column({ type: 'integer' }) version!: number;
  /** ISO 8601, UTC; null if it has not changed since it was created. */
  @Column({ name: 'updated_at', type: 'varchar', nullable: true }) updatedAt!: string | null;
  /** Opens the content as if this change set were published. Cannot be guessed. */
  @Column({ type: 'varchar', nullable: true }) token!: string | null;
  /** When it will be published automatically. */
  @Column({ name: 'publish_at', type: 'varchar', nullable: true }) publishAt!: string | null;
  /** How it will be published then, as JSON: notes, the reason for an override, the person who scheduled it. */
  @Column({ name: 'publish_order', type: 'text', nullable: true }) publishOrder!: string | null;
  /** Why publishing failed when it was due. */
  @Column({ name: 'publish_problem', type: 'text', nullable: true }) publishProblem!: string | null;
  /** The only game whose documents the change set may change; null for any game. */
  @Column({ type: 'varchar', nullable: true }) game!: string | null;
  /** The release that was made from it. */
  @Column({ name: 'published_release', type: 'integer', nullable: true }) publishedRelease!: number | null;
}

@Entity('change_set_documents')
export class ChangeSetDocumentEntity {
  @PrimaryColumn({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  @PrimaryColumn({ type: 'varchar' }) path!: string;
  /** The proposed text; null proposes to remove the document. */
  @Column({ type: 'text', nullable: true }) text!: string | null;
  /** Hash of the text in the base release; null for a new document. */
  @Column({ name: 'base_hash', type: 'varchar', nullable: true }) baseHash!: string | null;
  /** Increases by one with each save. A request to save must name the current version. */
  @Column({ type: 'integer' }) version!: number;
  @Column({ name: 'updated_at', type: 'varchar', nullable: true }) updatedAt!: string | null;
  @Column({ name: 'updated_by', type: 'varchar', nullable: true }) updatedBy!: string | null;
}

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
  /** The characters of the quote that the comment is about, from `wordsFrom` to before `wordsTo`; null for the whole line. */
  @Column({ name: 'words_from', type: 'integer', nullable: true }) wordsFrom!: number | null;
  @Column({ name: 'words_to', type: 'integer', nullable: true }) wordsTo!: number | null;
  /** The suggested text for the line; null if the comment suggests none. */
  @Column({ type: 'text', nullable: true }) suggestion!: string | null;
  @Column({ name: 'resolved_at', type: 'varchar', nullable: true }) resolvedAt!: string | null;
}

/** A notice for a person: of a comment, or of a step of a change set. */
@Entity('notices')
export class NoticeEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  @Column({ type: 'varchar' }) kind!: 'mention' | 'comment' | 'step';
  @Column({ type: 'varchar' }) at!: string;
  @Column({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  @Column({ name: 'comment_id', type: 'integer', nullable: true }) commentId!: number | null;
  @Column({ name: 'step_id', type: 'integer', nullable: true }) stepId!: number | null;
  @Column({ name: 'seen_at', type: 'varchar', nullable: true }) seenAt!: string | null;
}

export type CheckRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** The checks of a change set, or the search for what it overlooks. */
export type CheckRunKind = 'checks' | 'overlooked';

/** A run of the checks. The table is also the queue: a worker takes a queued row, or a row whose worker has stopped reporting. */
@Entity('check_runs')
export class CheckRunEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  @Column({ type: 'varchar', default: 'checks' }) kind!: CheckRunKind;
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

/** Snapshots of change sets under which something was started, such as a match. They are stored whole, because drafts change later. */
@Entity('proposals')
export class ProposalEntity {
  /** Hash of the release and the documents, so that the same state is stored only once. */
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  /** The release that the documents are applied to. */
  @Column({ type: 'integer' }) release!: number;
  @Column({ name: 'change_set_id', type: 'integer' }) changeSetId!: number;
  /** The title of the change set at that time. */
  @Column({ type: 'varchar' }) title!: string;
  /** JSON: `[{ path, text }]`. A null text removes the document. */
  @Column({ type: 'text' }) documents!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}
