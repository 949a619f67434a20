/** Invitations: links that each create one account. The first start creates one for the first admin. */
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
  /** The only address that may use it; null: any. */
  readonly email: string | null;
  readonly createdBy: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** An invitation with what opens it, which is told once. */
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
  given: { kind: InvitationKind; role: Role; email: string | null; createdBy: string },
): Promise<InvitationLink> {
  const token = newToken();
  const row: InvitationEntity = {
    id: newId(),
    digest: digestOf(token),
    ...given,
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
  /** Called when the first admin has come in. */
  onFirstAdmin: () => void = () => undefined;

  constructor(private readonly database: DataSource) {}

  /** Those that still wait. */
  async open(): Promise<Invitation[]> {
    const where = { usedAt: IsNull(), expiresAt: MoreThan(now()) };
    const found = await this.database
      .getRepository(InvitationEntity)
      .find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
    return found.map(viewOf);
  }

  /** The invitation of a link; null when it cannot be used any more. */
  async find(token: string): Promise<Invitation | null> {
    const found = await findOpen(this.database.manager, token);
    return found && viewOf(found);
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
      const found = await manager.findOneBy(InvitationEntity, { id, usedAt: IsNull() });
      if (!found) throw gone();
      await manager.delete(InvitationEntity, { id });
      await recordAudit(manager, actor, {
        action: 'revoke-invitation',
        subject: found.email ?? 'the person who has the link',
        sentence: `Revoked an invitation as ${found.role}.`,
        details: { role: found.role },
      });
    });
  }

  /**
   * The link by which the first admin comes in; null as soon as there is an account. Asking again makes a new link and closes
   * the one before, so that the one that was printed last is the one that works.
   */
  async firstAdmin(): Promise<InvitationLink | null> {
    return inTransaction(this.database, async ({ manager }) => {
      await manager.delete(InvitationEntity, { kind: 'first-admin' });
      if (await manager.existsBy(UserEntity, {})) return null;
      return insertInvitation(manager, { kind: 'first-admin', role: 'admin', email: null, createdBy: PROGRAM.label });
    });
  }

  /** Makes the account and signs in. @throws AccountError */
  async accept(token: string, given: { email: string; name: string; password: string }): Promise<SignedIn> {
    const email = readEmail(given.email);
    const name = readName(given.name);
    if (!(await findOpen(this.database.manager, token))) throw gone();
    const passwordHash = await hashPassword(given.password, email);
    const { kind, ...signedIn } = await inTransaction(this.database, async ({ manager }) => {
      const found = await findOpen(manager, token);
      if (!found || (found.kind === 'first-admin' && (await manager.existsBy(UserEntity, {})))) throw gone();
      if (found.email !== null && found.email !== email)
        throw new AccountError('bad-email', 'This invitation is for another address.');
      const person = await insertPerson(manager, { email, name, role: readRole(found.role), passwordHash });
      await manager.update(InvitationEntity, { id: found.id }, { usedAt: now() });
      await recordAudit(
        manager,
        { id: person.id, label: `${name} <${email}>` },
        {
          action: 'accept-invitation',
          subject: email,
          sentence: `Joined as ${person.role}, invited by ${found.createdBy}.`,
          details: { role: person.role, invitation: found.id },
        },
      );
      return { kind: found.kind, person, token: await insertSession(manager, person.id) };
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
