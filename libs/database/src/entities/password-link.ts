/** Links to choose a new password after a person has lost the old one. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('password_links')
export class PasswordLinkEntity {
  /** The digest of the token in the link. */
  @PrimaryColumn({ type: 'varchar' }) digest!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  @Column({ name: 'created_by', type: 'varchar' }) createdBy!: string;
  /** ISO 8601, UTC. */
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
}
