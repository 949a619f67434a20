/** Invitations: links that each create one account. The first start of the program creates one for the first admin. */
import { inTransaction, InvitationEntity, UserEntity, type InvitationKind } from '@rulewright/database';
import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { PROGRAM, recordAudit, type Actor } from './audit.ts';
import { AccountError } from './errors.ts';
import { readEmail } from './attempt-keys.ts';
import { hashPassword } from './passwords.ts';
import { insertPerson, readName, readRole } from './people.ts';
import type { Role } from './roles.ts';
import { insertSession, type SignedIn } from './sessions.ts';
import { digestOf, newId, newToken } from './tokens.ts';

export interface Invitation {
  readonly id: string;
  readonly kind: InvitationKind;
  readonly role: Role;
  /** The only address that may use the invitation. Null allows any address. */
  readonly email: string | null;
  readonly createdBy: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** An invitation and the token of its link. The token cannot be read again later. */
export interface InvitationLink {
  readonly invitation: Invitation;
  readonly token: string;
}

const DAYS = 7;

const viewOf = (one: InvitationEntity): Invitation => ({
  id: one.id,
  kind: one.kind,
  role: readRole(one.role),
  email: one.email,
  createdBy: one.createdBy,
  expiresAt: one.expiresAt,
});

const now = (): string => new Date().toISOString();

async function insertInvitation(
  manager: EntityManager,
  invitation: { kind: InvitationKind; role: Role; email: string | null; createdBy: string },
): Promise<InvitationLink> {
  const token = newToken();
  const row: InvitationEntity = {
    id: newId(),
    digest: digestOf(token),
    ...invitation,
    createdAt: now(),
    expiresAt: new Date(Date.now() + DAYS * 24 * 60 * 60 * 1000).toISOString(),
    usedAt: null,
  };
  await manager.insert(InvitationEntity, row);
  return { invitation: viewOf(row), token };
}

const gone = (): AccountError =>
  new AccountError('unknown-invitation', 'This link was used, has expired or is wrong. Ask for another one.');

export class Invitations {
  /** Called when the first admin has created an account. */
  onFirstAdmin: () => void = () => undefined;

  constructor(private readonly database: DataSource) {}

  /** Returns the invitations that are neither used nor expired. */
  async open(): Promise<Invitation[]> {
    const where = { usedAt: IsNull(), expiresAt: MoreThan(now()) };
    const invitations = await this.database
      .getRepository(InvitationEntity)
      .find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
    return invitations.map(viewOf);
  }

  /** Returns the invitation of a link, or null if it is used, expired or wrong. */
  async find(token: string): Promise<Invitation | null> {
    const invitation = await findOpen(this.database.manager, token);
    return invitation && viewOf(invitation);
  }

  /** @throws AccountError `bad-email` */
  async invite(role: Role, email: string | null, actor: Actor): Promise<InvitationLink> {
    const address = email === null ? null : readEmail(email);
    return inTransaction(this.database, async ({ manager }) => {
      const link = await insertInvitation(manager, {
        kind: 'invitation',
        role,
        email: address,
        createdBy: actor.label,
      });
      await recordAudit(manager, actor, {
        action: 'invite',
        subject: address ?? 'the person who has the link',
        sentence: `Invited ${address ?? 'the person who has the link'} as ${role}.`,
        details: { role },
      });
      return link;
    });
  }

  /** @throws AccountError `unknown-invitation` */
  async revoke(id: string, actor: Actor): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const invitation = await manager.findOneBy(InvitationEntity, { id, usedAt: IsNull() });
      if (!invitation) throw gone();
      await manager.delete(InvitationEntity, { id });
      await recordAudit(manager, actor, {
        action: 'revoke-invitation',
        subject: invitation.email ?? 'the person who has the link',
        sentence: `Revoked an invitation as ${invitation.role}.`,
        details: { role: invitation.role },
      });
    });
  }

  /**
   * Returns the link for the first admin, or null if there is an account. Each call creates a new link and deletes the earlier one, so only
   * the latest link works.
   */
  async firstAdmin(): Promise<InvitationLink | null> {
    return inTransaction(this.database, async ({ manager }) => {
      await manager.delete(InvitationEntity, { kind: 'first-admin' });
      if (await manager.existsBy(UserEntity, {})) return null;
      return insertInvitation(manager, { kind: 'first-admin', role: 'admin', email: null, createdBy: PROGRAM.label });
    });
  }

  /** Creates the account and signs in. @throws AccountError */
  async accept(token: string, account: { email: string; name: string; password: string }): Promise<SignedIn> {
    const email = readEmail(account.email);
    const name = readName(account.name);
    if (!(await findOpen(this.database.manager, token))) throw gone();
    const passwordHash = await hashPassword(account.password, email);
    const { kind, ...signedIn } = await inTransaction(this.database, async ({ manager }) => {
      const invitation = await findOpen(manager, token);
      if (!invitation || (invitation.kind === 'first-admin' && (await manager.existsBy(UserEntity, {})))) throw gone();
      if (invitation.email !== null && invitation.email !== email)
        throw new AccountError('bad-email', 'This invitation is for another address.');
      const person = await insertPerson(manager, { email, name, role: readRole(invitation.role), passwordHash });
      await manager.update(InvitationEntity, { id: invitation.id }, { usedAt: now() });
      await recordAudit(
        manager,
        { id: person.id, label: `${name} <${email}>` },
        {
          action: 'accept-invitation',
          subject: email,
          sentence: `Joined as ${person.role}, invited by ${invitation.createdBy}.`,
          details: { role: person.role, invitation: invitation.id },
        },
      );
      return { kind: invitation.kind, person, token: await insertSession(manager, person.id) };
    });
    if (kind === 'first-admin') this.onFirstAdmin();
    return signedIn;
  }
}

function findOpen(manager: EntityManager, token: string): Promise<InvitationEntity | null> {
  return manager.findOneBy(InvitationEntity, {
    digest: digestOf(token),
    usedAt: IsNull(),
    expiresAt: MoreThan(now()),
  });
}
