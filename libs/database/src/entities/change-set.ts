/** A change set: proposed edits against a release, with the documents as they would become. */
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

export type ChangeSetState = 'draft' | 'in review' | 'approved' | 'published' | 'withdrawn';
export type ChangeSetOrigin = 'import' | 'desk';

@Entity('change_sets')
export class ChangeSetEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar' })
  title!: string;

  @Column({ type: 'varchar' })
  state!: ChangeSetState;

  @Column({ type: 'varchar' })
  origin!: ChangeSetOrigin;

  /** The release it was made against. */
  @Column({ name: 'base_release', type: 'integer' })
  baseRelease!: number;

  @Column({ type: 'varchar' })
  author!: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  @Column({ type: 'text' })
  message!: string;

  /** Hash over the documents: tells whether the same proposal was made before. */
  @Column({ name: 'content_hash', type: 'varchar' })
  contentHash!: string;

  /** Account of the author; null for what came from files. */
  @Column({ name: 'author_id', type: 'varchar', nullable: true })
  authorId!: string | null;

  /** Grows with every step of the change set; who would take the next one must know it. */
  @Column({ type: 'integer' })
  version!: number;

  /** ISO 8601, UTC; null if it has not changed since it was created. */
  @Column({ name: 'updated_at', type: 'varchar', nullable: true })
  updatedAt!: string | null;

  /** Opens the content as if this were published; unguessable. */
  @Column({ type: 'varchar', nullable: true })
  token!: string | null;

  /** When it is to be published by itself. */
  @Column({ name: 'publish_at', type: 'varchar', nullable: true })
  publishAt!: string | null;

  /** How it is to be published then, as JSON: notes, reason for an override, who said so. */
  @Column({ name: 'publish_order', type: 'text', nullable: true })
  publishOrder!: string | null;

  /** Why it could not be published when it was due. */
  @Column({ name: 'publish_problem', type: 'text', nullable: true })
  publishProblem!: string | null;

  /** The only game whose documents it may change; null: any. */
  @Column({ type: 'varchar', nullable: true })
  game!: string | null;

  /** The release that it became. */
  @Column({ name: 'published_release', type: 'integer', nullable: true })
  publishedRelease!: number | null;
}

@Entity('change_set_documents')
export class ChangeSetDocumentEntity {
  @PrimaryColumn({ name: 'change_set_id', type: 'integer' })
  changeSetId!: number;

  @PrimaryColumn({ type: 'varchar' })
  path!: string;

  /** The proposed text; null proposes to remove the document. */
  @Column({ type: 'text', nullable: true })
  text!: string | null;

  /** Hash of the text in the base release; null for a new document. */
  @Column({ name: 'base_hash', type: 'varchar', nullable: true })
  baseHash!: string | null;

  /** Grows by one with each save; who would save must know it. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'varchar', nullable: true })
  updatedAt!: string | null;

  @Column({ name: 'updated_by', type: 'varchar', nullable: true })
  updatedBy!: string | null;
}
