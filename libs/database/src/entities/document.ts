/** A document: one file of the content tree, identified by its path. Its texts are revisions. */
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
