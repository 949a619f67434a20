/** Browsers in which a person played while signed in. A seat stores only the digest of the browser's key, so this finds their seats. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('account_visitors')
export class AccountVisitorEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' })
  userId!: string;

  /** Digest of the key in the cookie `visitor`. */
  @PrimaryColumn({ type: 'varchar' })
  visitor!: string;

  /** ISO 8601, UTC. */
  @Column({ name: 'seen_at', type: 'varchar' })
  seenAt!: string;
}
