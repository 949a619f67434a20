/** Links with which a person chooses a new password after the old one was lost. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('password_links')
export class PasswordLinkEntity {
  /** Digest of the token in the link. */
  @PrimaryColumn({ type: 'varchar' })
  digest!: string;

  @Column({ name: 'user_id', type: 'varchar' })
  userId!: string;

  @Column({ name: 'created_by', type: 'varchar' })
  createdBy!: string;

  /** ISO 8601, UTC. */
  @Column({ name: 'expires_at', type: 'varchar' })
  expiresAt!: string;
}
