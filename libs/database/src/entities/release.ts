/** A release: a published, numbered, immutable state of all content; and the revisions it holds. */
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { RevisionEntity } from './revision.ts';

export type ReleaseOrigin = 'import' | 'desk';

@Entity('releases')
export class ReleaseEntity {
  /** From 1, without gaps. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  /** ISO 8601, UTC. */
  @Column({ name: 'effective_at', type: 'varchar' })
  effectiveAt!: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  @Column({ type: 'varchar' })
  author!: string;

  @Column({ type: 'text' })
  notes!: string;

  /** Hash over all paths and the hashes of their texts. */
  @Column({ name: 'content_hash', type: 'varchar' })
  contentHash!: string;

  @Column({ type: 'varchar' })
  origin!: ReleaseOrigin;
}

@Entity('release_documents')
export class ReleaseDocumentEntity {
  @PrimaryColumn({ name: 'release_number', type: 'integer' })
  releaseNumber!: number;

  @PrimaryColumn({ name: 'document_id', type: 'integer' })
  documentId!: number;

  @Column({ name: 'revision_id', type: 'integer' })
  revisionId!: number;

  @ManyToOne(() => RevisionEntity)
  @JoinColumn({ name: 'revision_id' })
  revision?: Relation<RevisionEntity>;
}
