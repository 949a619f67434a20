/** Browsers in which a person played while signed in. Seats store only the digest of a browser's key, so this table finds the person's seats. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('account_visitors')
export class AccountVisitorEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** The digest of the key in the cookie `visitor`. */
  @PrimaryColumn({ type: 'varchar' }) visitor!: string;
  /** ISO 8601, UTC. */
  @Column({ name: 'seen_at', type: 'varchar' }) seenAt!: string;
}
