/**
 * One-time links for lost passwords. A link works once, for one day, and only while the account is open. Using it ends every session of
 * the person. It does not open a session, so the person signs in with the new password.
 */
import { inTransaction, PasswordLinkEntity, SessionEntity, UserEntity } from '@rulewright/database';
import { LessThan, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { actorOf, recordAudit, type Actor } from './audit.ts';
import { AccountError } from './errors.ts';
import { hashPassword } from './passwords.ts';
import { digestOf, newToken } from './tokens.ts';

/** A new link with its token. The token cannot be read later. */
export interface PasswordLink {
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

const HOURS = 24;

const now = (): string => new Date().toISOString();

const gone = (): AccountError =>
  new AccountError('unknown-link', 'This link was used, has expired or is wrong. Ask an admin for another one.');

/** Creates a link inside the transaction of the caller. An earlier link of the person stops working. */
export async function insertPasswordLink(
  manager: EntityManager,
  userId: string,
  createdBy: string,
): Promise<PasswordLink> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + HOURS * 60 * 60 * 1000).toISOString();
  await manager.delete(PasswordLinkEntity, { userId });
  await manager.delete(PasswordLinkEntity, { expiresAt: LessThan(now()) });
  await manager.insert(PasswordLinkEntity, { digest: digestOf(token), userId, createdBy, expiresAt });
  return { token, expiresAt };
}

export class PasswordLinks {
  constructor(private readonly database: DataSource) {}

  /** Creates a link for a person. @throws AccountError `unknown-person`, `closed-account` */
  async create(userId: string, actor: Actor): Promise<PasswordLink> {
    return inTransaction(this.database, async ({ manager }) => {
      const user = await manager.findOneBy(UserEntity, { id: userId });
      if (!user) throw new AccountError('unknown-person', 'There is no such person.');
      if (user.disabledAt !== null)
        throw new AccountError('closed-account', 'This account is closed. Open it before you create a link.');
      const link = await insertPasswordLink(manager, user.id, actor.label);
      await recordAudit(manager, actor, {
        action: 'create-password-link',
        subject: user.email,
        sentence: `Created a link with which ${user.name} chooses a new password.`,
        details: { expiresAt: link.expiresAt },
      });
      return link;
    });
  }

  /** The e-mail address of the account of a link; null if the link no longer works. */
  async find(token: string): Promise<string | null> {
    return (await findOpen(this.database.manager, token))?.user.email ?? null;
  }

  /** Changes the password and ends every session of the person. @throws AccountError `unknown-link`, `weak-password` */
  async use(token: string, password: string): Promise<void> {
    const asked = await findOpen(this.database.manager, token);
    if (!asked) throw gone();
    const passwordHash = await hashPassword(password, asked.user.email);
    await inTransaction(this.database, async ({ manager }) => {
      // Read again: another request may have used the link while the password was being hashed.
      const opened = await findOpen(manager, token);
      if (!opened) throw gone();
      const { user, link } = opened;
      await manager.update(UserEntity, { id: user.id }, { passwordHash });
      await manager.delete(PasswordLinkEntity, { userId: user.id });
      await manager.delete(SessionEntity, { userId: user.id });
      await recordAudit(manager, actorOf(user), {
        action: 'reset-password',
        subject: user.email,
        sentence: `Chose a new password with a link of ${link.createdBy}; every session ended.`,
        details: {},
      });
    });
  }
}

async function findOpen(
  manager: EntityManager,
  token: string,
): Promise<{ readonly link: PasswordLinkEntity; readonly user: UserEntity } | null> {
  const link = await manager.findOneBy(PasswordLinkEntity, { digest: digestOf(token), expiresAt: MoreThan(now()) });
  const user = link && (await manager.findOneBy(UserEntity, { id: link.userId }));
  return user && user.disabledAt === null ? { link, user } : null;
}
