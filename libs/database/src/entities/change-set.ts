/** A change set: proposed edits to a release, with the proposed texts of its documents. */
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
