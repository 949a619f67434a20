/** A revision: one text of a document. It is never changed and never deleted. */
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { DocumentEntity } from './document.ts';

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
