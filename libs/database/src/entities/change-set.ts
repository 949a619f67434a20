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
}
