/** States of change sets that something was begun under, as if they were published: kept whole, since drafts change. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proposals')
export class ProposalEntity {
  /** Hash of the release and the documents: the same state is kept once. */
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  /** The release that the documents are applied to. */
  @Column({ type: 'integer' })
  release!: number;

  @Column({ name: 'change_set_id', type: 'integer' })
  changeSetId!: number;

  /** Of the change set, as it then was. */
  @Column({ type: 'varchar' })
  title!: string;

  /** JSON: `[{ path, text }]`, a null text where a document is removed. */
  @Column({ type: 'text' })
  documents!: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;
}
