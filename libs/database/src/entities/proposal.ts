/** Snapshots of change sets under which something was started, such as a match. They are stored whole, because drafts change later. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
