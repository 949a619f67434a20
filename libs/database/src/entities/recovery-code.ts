/** Recovery codes. Each one replaces a code of the app once. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn({ type: 'varchar' }) digest!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
}
