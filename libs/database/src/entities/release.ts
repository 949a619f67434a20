/** Releases: the documents of the content, their texts, and the published states that contain them. */
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn, type Relation } from 'typeorm';

/** A document: one file of the content tree, identified by its path. Its texts are revisions. */
@Entity('documents')
export class DocumentEntity {
  @PrimaryGeneratedColumn() id!: number;
  /** Path from the content root, with `/`. Unique. */
  @Column({ type: 'varchar' }) path!: string;
  @Column({ type: 'varchar' }) game!: string;
  /** A `DocumentKind` of the document language. */
  @Column({ type: 'varchar' }) kind!: string;
  @Column({ type: 'varchar' }) slug!: string;
}

/** A revision: one text of a document. It is never changed and never deleted. */
@Entity('revisions')
export class RevisionEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'document_id', type: 'integer' }) documentId!: number;
  @ManyToOne(() => DocumentEntity)
  @JoinColumn({ name: 'document_id' })
  document?: Relation<DocumentEntity>;

  /** Hex SHA-256 of the text in UTF-8. */
  @Column({ type: 'varchar' }) hash!: string;
  /** The exact text of the file, so that an export returns what was imported. */
  @Column({ type: 'text' }) text!: string;
  /** ISO 8601 in UTC: the same form on both databases, and sortable as text. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ type: 'varchar' }) author!: string;
  @Column({ type: 'text' }) message!: string;
}

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

/** The state of each file at its last import. It shows whether a difference comes from the file or from the desk. */
@Entity('import_marks')
export class ImportMarkEntity {
  @PrimaryColumn({ type: 'varchar' }) path!: string;
  /** Hex SHA-256 of the file's text. */
  @Column({ type: 'varchar' }) hash!: string;
}

/** The bytes of a picture. They are stored once, even if many documents and releases name them. */
@Entity('pictures')
export class PictureEntity {
  /** Hex SHA-256 of the bytes. */
  @PrimaryColumn({ type: 'varchar' }) sha256!: string;
  /** The hash of the document that describes the picture. */
  @Column({ name: 'document_hash', type: 'varchar' }) documentHash!: string;
  /** The bytes in Base64, which works the same on both databases. */
  @Column({ type: 'text' }) data!: string;
  /** ISO 8601, UTC. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}

/** Cached results of proofs, by a digest of everything that they depend on. A proof with a known digest need not be repeated. */
@Entity('proofs')
export class ProofEntity {
  @PrimaryColumn({ type: 'varchar' }) key!: string;
  /** JSON. */
  @Column({ type: 'text' }) value!: string;
  /** The last day on which the result was requested, as `2026-11-22`. Results that are not requested for a long time are deleted. */
  @Column({ name: 'used_on', type: 'varchar' }) usedOn!: string;
}
