/** API tokens for the scripts of a person. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  @Column({ type: 'varchar' }) digest!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** The name that the person gave the token. */
  @Column({ type: 'varchar' }) name!: string;
  /** A JSON list of scopes. */
  @Column({ type: 'text' }) scopes!: string;
  /** ISO 8601, UTC, like all times of this entity. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
  /** The last use, accurate to a few minutes. */
  @Column({ name: 'last_used_at', type: 'varchar', nullable: true }) lastUsedAt!: string | null;
}
