/** A revision: one text that a document had. Never changed and never deleted. */
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { DocumentEntity } from './document.ts';

@Entity('revisions')
export class RevisionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'document_id', type: 'integer' })
  documentId!: number;

  @ManyToOne(() => DocumentEntity)
  @JoinColumn({ name: 'document_id' })
  document?: Relation<DocumentEntity>;

  /** Hex SHA-256 of the text in UTF-8. */
  @Column({ type: 'varchar' })
  hash!: string;

  /** Exactly as the file has it, so that an export gives back what an import took. */
  @Column({ type: 'text' })
  text!: string;

  /** ISO 8601, UTC: one form on both databases, and it sorts as text. */
  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  @Column({ type: 'varchar' })
  author!: string;

  @Column({ type: 'text' })
  message!: string;
}
