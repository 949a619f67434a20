/** A release: a published, numbered, immutable state of all content, and the revisions that it contains. */
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { RevisionEntity } from './revision.ts';

export type ReleaseOrigin = 'import' | 'desk';

@Entity('releases')
export class ReleaseEntity {
  /** Counted from 1, without gaps. */
  @PrimaryColumn({ type: 'integer' }) number!: number;
  /** ISO 8601, UTC. */
  @Column({ name: 'effective_at', type: 'varchar' }) effectiveAt!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ type: 'varchar' }) author!: string;
  @Column({ type: 'text' }) notes!: string;
  /** Hash of all paths and of the hashes of their texts. */
  @Column({ name: 'content_hash', type: 'varchar' }) contentHash!: string;
  @Column({ type: 'varchar' }) origin!: ReleaseOrigin;
}

/** A text that a document has in a range of releases. A release writes rows only for its changes. */
@Entity('release_documents')
export class ReleaseDocumentEntity {
  @PrimaryColumn({ name: 'document_id', type: 'integer' }) documentId!: number;
  /** The first release with this text. */
  @PrimaryColumn({ name: 'from_release', type: 'integer' }) fromRelease!: number;
  /** The first later release without this text; `OPEN_END` while the current release has it. */
  @Column({ name: 'until_release', type: 'integer' }) untilRelease!: number;
  @Column({ name: 'revision_id', type: 'integer' }) revisionId!: number;
  @ManyToOne(() => RevisionEntity)
  @JoinColumn({ name: 'revision_id' })
  revision?: Relation<RevisionEntity>;
}
