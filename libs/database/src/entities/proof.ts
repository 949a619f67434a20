/** Cached results of proofs, by a digest of everything that they depend on. A proof with a known digest need not be repeated. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proofs')
export class ProofEntity {
  @PrimaryColumn({ type: 'varchar' }) key!: string;
  /** JSON. */
  @Column({ type: 'text' }) value!: string;
  /** The last day on which the result was requested, as `2026-11-22`. Results that are not requested for a long time are deleted. */
  @Column({ name: 'used_on', type: 'varchar' }) usedOn!: string;
}
