/** Single sign-on: who a provider's users are here, and sign-ins that wait for the provider's answer. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user of a provider of OpenID Connect, and their account here. */
@Entity('identities')
export class IdentityEntity {
  /** The provider, as its tokens name it. */
  @PrimaryColumn({ type: 'varchar' })
  issuer!: string;

  /** The id of the user at the provider, which never gives it to another user. */
  @PrimaryColumn({ type: 'varchar' })
  subject!: string;

  @Column({ name: 'user_id', type: 'varchar' })
  userId!: string;

  /** ISO 8601, UTC, as all times here. */
  @Column({ name: 'created_at', type: 'varchar' })
  createdAt!: string;
}

/** A browser that was sent to the provider. The row is deleted when the browser comes back. */
@Entity('provider_visits')
export class ProviderVisitEntity {
  /** Digest of the token in the cookie of that browser. */
  @PrimaryColumn({ type: 'varchar' })
  digest!: string;

  @Column({ type: 'varchar' })
  state!: string;

  @Column({ type: 'varchar' })
  nonce!: string;

  /** The secret of PKCE. */
  @Column({ type: 'varchar' })
  verifier!: string;

  /** The path on this site that the person wanted. */
  @Column({ name: 'return_to', type: 'varchar' })
  returnTo!: string;

  @Column({ name: 'expires_at', type: 'varchar' })
  expiresAt!: string;
}
