/** Codes that replace the app of a second factor once each. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_codes')
export class RecoveryCodeEntity {
  /** Digest of the code. */
  @PrimaryColumn({ type: 'varchar' })
  digest!: string;

  @Column({ name: 'user_id', type: 'varchar' })
  userId!: string;
}
