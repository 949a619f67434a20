/**
 * Accounts of people who use single sign-on. Issuer and subject identify the account. The e-mail address identifies it only at the first
 * sign-in, and only if the provider has verified the address.
 */
import { IdentityEntity, inTransaction, UserEntity } from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';
import { readEmail } from './attempt-keys.ts';
import { actorOf, recordAudit } from './audit.ts';
import { AccountError } from './errors.ts';
import { NO_PASSWORD } from './passwords.ts';
import { insertPerson, personOf, readName } from './people.ts';
import type { Role } from './roles.ts';
import { insertSession, type SignedIn } from './sessions.ts';

/** A user from the verified answer of the provider. */
export interface ProviderUser {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** The rules for people who use single sign-on. */
export interface NewcomerRules {
  /** The allowed domains of verified addresses. They apply to every sign-in. Empty for all domains. */
  readonly emailDomains: readonly string[];
  /** The role of a person without an account; null if no accounts are created. */
  readonly newRole: Role | null;
}

/** The address that the provider has verified, in the form of the accounts table; null without one. */
function verifiedEmail({ email, emailVerified }: ProviderUser): string | null {
  if (email === null || !emailVerified) return null;
  try {
    return readEmail(email);
  } catch {
    return null;
  }
}

/** The name from the provider. If it is not a valid name, the part of the address before the @. */
function nameOf(name: string | null, email: string): string {
  try {
    return readName((name ?? '').slice(0, 80));
  } catch {
    return readName(email.split('@')[0]!.slice(0, 80));
  }
}

const unverified = (): AccountError =>
  new AccountError('sso-unverified-email', 'The sign-in service has not verified your e-mail address.');

export class Identities {
  constructor(private readonly database: DataSource) {}

  /** Opens a session for a user of the provider. @throws AccountError with a `SingleSignOnRefusal`, or `closed-account` */
  async signIn(providerUser: ProviderUser, rules: NewcomerRules): Promise<SignedIn> {
    const email = verifiedEmail(providerUser);
    requireDomain(email, rules.emailDomains);
    return inTransaction(this.database, async ({ manager }) => {
      const { issuer, subject } = providerUser;
      const known = await manager.findOneBy(IdentityEntity, { issuer, subject });
      const user = known
        ? await manager.findOneByOrFail(UserEntity, { id: known.userId })
        : await this.firstTime(manager, providerUser, email, rules.newRole);
      requireOpen(user);
      const person = personOf(user);
      const token = await insertSession(manager, user.id);
      await recordAudit(manager, actorOf(person), {
        action: 'sign-in',
        subject: user.email,
        sentence: `Signed in by single sign-on with ${new URL(issuer).host}.`,
        details: { issuer },
      });
      return { person, token };
    });
  }

  /** The account for the first sign-in of a user: the account with the verified address, or a new one. */
  private async firstTime(
    manager: EntityManager,
    { issuer, subject, name }: ProviderUser,
    email: string | null,
    newRole: Role | null,
  ): Promise<UserEntity> {
    if (email === null) throw unverified();
    const held = await manager.findOneBy(UserEntity, { email });
    if (held) requireOpen(held);
    // A provider may give an address to another person. The account stays with the person who has used it.
    if (held && (await manager.existsBy(IdentityEntity, { userId: held.id, issuer })))
      throw new AccountError(
        'sso-other-identity',
        'Another user of the sign-in service has the account of this address.',
      );
    if (!held && newRole === null)
      throw new AccountError('sso-no-account', 'You have no account here. Ask an admin for an invitation.');
    const id = held?.id ?? (await this.add(manager, email, nameOf(name, email), newRole!));
    await manager.insert(IdentityEntity, { issuer, subject, userId: id, createdAt: new Date().toISOString() });
    const user = await manager.findOneByOrFail(UserEntity, { id });
    await recordAudit(manager, actorOf(user), {
      action: held ? 'link-identity' : 'join-by-sign-on',
      subject: email,
      sentence: held
        ? `Came in by single sign-on for the first time; the account was found by the verified address.`
        : `Joined as ${user.role} by single sign-on.`,
      details: { issuer, subject },
    });
    return user;
  }

  private async add(manager: EntityManager, email: string, name: string, role: Role): Promise<string> {
    return (await insertPerson(manager, { email, name, role, passwordHash: NO_PASSWORD })).id;
  }
}

function requireDomain(email: string | null, domains: readonly string[]): void {
  if (domains.length === 0) return;
  if (email === null) throw unverified();
  if (!domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new AccountError('sso-wrong-domain', 'People with this e-mail domain cannot sign in here.');
}

function requireOpen(user: UserEntity): void {
  if (user.disabledAt !== null) throw new AccountError('closed-account', 'This account is closed. Ask an admin.');
}
