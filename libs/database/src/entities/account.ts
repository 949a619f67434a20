/** Accounts: people, their sessions, invitation links, and the settings that an admin makes. */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn({ type: 'varchar' }) id!: string;
  /** In lower case; unique. */
  @Column({ type: 'varchar' }) email!: string;
  @Column({ type: 'varchar' }) name!: string;
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
