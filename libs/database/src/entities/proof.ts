/** Results of proofs, each under a digest of everything that it depends on: a proof with the same digest need not be made again. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proofs')
export class ProofEntity {
  @PrimaryColumn({ type: 'varchar' })
  key!: string;

  /** JSON. */
  @Column({ type: 'text' })
  value!: string;

  /** The day on which it was asked for last, as `2026-11-22`; what nobody has asked for long is forgotten. */
  @Column({ name: 'used_on', type: 'varchar' })
  usedOn!: string;
}
