/** Tokens with which the scripts of a person ask the API. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('api_tokens')
export class ApiTokenEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  /** Digest of the token. */
  @Column({ type: 'varchar' })
  digest!: string;

  @Column({ name: 'user_id', type: 'varchar' })
  userId!: string;

  /** What the person calls it. */
  @Column({ type: 'varchar' })
  name!: string;

  /** A JSON list of scopes. */
  @Column({ type: 'text' })
  scopes!: string;

  /** ISO 8601, UTC, as all times here. */
  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;

  @Column({ name: 'expires_at', type: 'varchar' })
  expiresAt!: string;

  /** Exact to some minutes. */
  @Column({ name: 'last_used_at', type: 'varchar', nullable: true })
  lastUsedAt!: string | null;
}
