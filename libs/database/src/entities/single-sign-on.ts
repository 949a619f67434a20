/** Single sign-on: the accounts of a provider's users, and sign-ins that wait for the provider's answer. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user of an OpenID Connect provider, with their account on this site. */
@Entity('identities')
export class IdentityEntity {
  /** The issuer in the tokens of the provider. */
  @PrimaryColumn({ type: 'varchar' }) issuer!: string;
  /** The id of the user at the provider. The provider never gives it to another user. */
  @PrimaryColumn({ type: 'varchar' }) subject!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** ISO 8601, UTC, like all times in this file. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
}

/** A browser that was sent to the provider. The row is deleted when the browser returns. */
@Entity('provider_visits')
export class ProviderVisitEntity {
  /** The digest of the token in the cookie of the browser. */
  @PrimaryColumn({ type: 'varchar' }) digest!: string;
  @Column({ type: 'varchar' }) state!: string;
  @Column({ type: 'varchar' }) nonce!: string;
  /** The PKCE code verifier, which is secret. */
  @Column({ type: 'varchar' }) verifier!: string;
  /** The path of this site to open after the sign-in. */
  @Column({ name: 'return_to', type: 'varchar' }) returnTo!: string;
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
}
