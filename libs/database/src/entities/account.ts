/** Accounts: people, their sessions, sign-in links and API tokens, the settings that an admin makes, and the audit log. */
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  /** In lower case; unique. */
  @Column({ type: 'varchar' }) email!: string;
  @Column({ type: 'varchar' }) name!: string;
  /** The `foldedName` of the name. */
  @Column({ name: 'folded_name', type: 'varchar' }) foldedName!: string;
  @Column({ type: 'varchar' }) role!: string;
  /** JSON: roles for single games, by the id of the game. */
  @Column({ name: 'game_roles', type: 'text' }) gameRoles!: string;
  /** Argon2id hash, which includes its salt and costs. Empty for a person who has never chosen a password. */
  @Column({ name: 'password_hash', type: 'varchar' }) passwordHash!: string;
  /** ISO 8601 in UTC, like all times here. */
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  /** The time since which the person may not sign in; null if they may. */
  @Column({ name: 'disabled_at', type: 'varchar', nullable: true }) disabledAt!: string | null;
  /** The secret shared with the person's app, in base32; null without an app. */
  @Column({ name: 'totp_secret', type: 'varchar', nullable: true }) totpSecret!: string | null;
  /** The time since which a sign-in needs a code of the app; null without an app, or before the person confirms it. */
  @Column({ name: 'totp_since', type: 'varchar', nullable: true }) totpSince!: string | null;
  /** The 30-second period of the last accepted code. Codes of this or an earlier period are not accepted again. */
  @Column({ name: 'totp_step', type: 'integer', default: 0 }) totpStep!: number;
}

/** `code`: the password was right, but the code of the app is missing. `factor`: both were right. `password`: the person has no app. */
export type SessionLevel = 'code' | 'factor' | 'password';

@Entity('sessions')
export class SessionEntity {
  /** Digest of the token in the cookie. */
  @PrimaryColumn({ type: 'varchar' }) digest!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  @Column({ type: 'varchar', default: 'password' }) level!: SessionLevel;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
}

export type InvitationKind = 'first-admin' | 'invitation';

@Entity('invitations')
export class InvitationEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  /** Digest of the token in the link. */
  @Column({ type: 'varchar' }) digest!: string;
  @Column({ type: 'varchar' }) kind!: InvitationKind;
  @Column({ type: 'varchar' }) role!: string;
  /** The only e-mail address that may use it; null for any address. */
  @Column({ type: 'varchar', nullable: true }) email!: string | null;
  @Column({ name: 'created_by', type: 'varchar' }) createdBy!: string;
  @Column({ name: 'created_at', type: 'varchar' }) createdAt!: string;
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
  @Column({ name: 'used_at', type: 'varchar', nullable: true }) usedAt!: string | null;
}

@Entity('settings')
export class SettingEntity {
  @PrimaryColumn({ type: 'varchar' }) name!: string;
  /** JSON. */
  @Column({ type: 'text' }) value!: string;
}

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

/** Links to choose a new password after a person has lost the old one. */
@Entity('password_links')
export class PasswordLinkEntity {
  /** The digest of the token in the link. */
  @PrimaryColumn({ type: 'varchar' }) digest!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
  @Column({ name: 'created_by', type: 'varchar' }) createdBy!: string;
  /** ISO 8601, UTC. */
  @Column({ name: 'expires_at', type: 'varchar' }) expiresAt!: string;
}

/** Recovery codes. Each one replaces a code of the app once. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn({ type: 'varchar' }) digest!: string;
  @Column({ name: 'user_id', type: 'varchar' }) userId!: string;
}

/** API tokens for the scripts of a person. */
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

/** Browsers in which a person played while signed in. Seats store only the digest of a browser's key, so this table finds the person's seats. */
@Entity('account_visitors')
export class AccountVisitorEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar' }) userId!: string;
  /** The digest of the key in the cookie `visitor`. */
  @PrimaryColumn({ type: 'varchar' }) visitor!: string;
  /** ISO 8601, UTC. */
  @Column({ name: 'seen_at', type: 'varchar' }) seenAt!: string;
}

/** The audit log: who did what, and when. The database refuses to change or delete an entry. */
@Entity('audit_entries')
export class AuditEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'varchar' }) at!: string;
  /** Null for actions of the program itself, and of people who are not signed in. */
  @Column({ name: 'actor_id', type: 'varchar', nullable: true }) actorId!: string | null;
  /** Name and address at that time. */
  @Column({ type: 'varchar' }) actor!: string;
  /** Such as `publish` or `sign-in`. */
  @Column({ type: 'varchar' }) action!: string;
  /** The target of the action: `change set 7`, `release 3`, an address. */
  @Column({ type: 'varchar' }) subject!: string;
  /** One line for people. */
  @Column({ type: 'text' }) sentence!: string;
  /** JSON: revisions, releases, reasons. */
  @Column({ type: 'text' }) details!: string;
  /** The whole entry in lower case, for the search. */
  @Column({ type: 'text' }) folded!: string;
}
