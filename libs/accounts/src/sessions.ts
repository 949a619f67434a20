/** Sessions: signing in and out. The browser keeps a random token, and the database keeps its digest. */
import { inTransaction, PasswordLinkEntity, SessionEntity, UserEntity, type SessionLevel } from '@rulewright/database';
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { actorOf, recordAudit } from './audit.ts';
import { AccountError } from './errors.ts';
import { idKey, readEmail, type CountedKey } from './attempt-keys.ts';
import { AttemptLimit } from './limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { personOf, type Person } from './people.ts';
import type { Role } from './roles.ts';
import { SignInGuard } from './sign-in-guard.ts';
import { digestOf, newToken } from './tokens.ts';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Limits guesses at the current password by someone who uses a stolen session. */
const PASSWORD_CHANGES = { points: 10, duration: 15 * 60 };

export interface SignedIn {
  readonly person: Person;
  /** For the cookie. The token cannot be read again later. */
  readonly token: string;
}

/** The time limit for the code of the app at sign-in, in seconds. */
const WAITING_SECONDS = 10 * 60;

/** The next step of a sign-in: none, a code of the app, or the setup of an app. */
export type SignInStep = 'open' | 'code' | 'setup';

/** The person of a session, and the next step of the sign-in. */
interface OpenSession {
  readonly person: Person;
  readonly step: SignInStep;
}

/**
 * Opens a session inside the transaction of the caller and returns its token. If the person has an app, the session waits for a code.
 * @param level the level, if the code was already checked
 */
export async function insertSession(
  manager: EntityManager,
  userId: string,
  sessionLevel?: SessionLevel,
): Promise<string> {
  const token = newToken();
  const now = Date.now();
  const level = sessionLevel ?? ((await hasSecondFactor(manager, userId)) ? 'code' : 'password');
  const seconds = level === 'code' ? WAITING_SECONDS : SESSION_SECONDS;
  await manager.delete(SessionEntity, { expiresAt: LessThan(new Date(now).toISOString()) });
  await manager.insert(SessionEntity, {
    digest: digestOf(token),
    userId,
    level,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + seconds * 1000).toISOString(),
  });
  return token;
}

const hasSecondFactor = async (manager: EntityManager, id: string): Promise<boolean> =>
  (await manager.findOneByOrFail(UserEntity, { id })).totpSince !== null;

const wrong = (): AccountError => new AccountError('bad-credentials', 'The address or the password is wrong.');

export class Sessions {
  private readonly guard: SignInGuard;
  private readonly changes: AttemptLimit;

  /** @param factorRoles roles that need a second factor to open a session */
  constructor(
    private readonly database: DataSource,
    private readonly factorRoles: readonly Role[] = [],
  ) {
    this.guard = new SignInGuard(database);
    this.changes = new AttemptLimit(PASSWORD_CHANGES, { database, name: 'change-password' });
  }

  /** The person of a session; null if the session has ended or still needs a second factor. */
  async person(token: string): Promise<Person | null> {
    const session = await this.find(token);
    return session?.step === 'open' ? session.person : null;
  }

  /** The session of a token, even if it still needs a second factor; null if it has ended. */
  async find(token: string): Promise<OpenSession | null> {
    const session = await this.database.getRepository(SessionEntity).findOneBy({ digest: digestOf(token) });
    if (!session || session.expiresAt < new Date().toISOString()) return null;
    const user = await this.database.getRepository(UserEntity).findOneBy({ id: session.userId });
    if (!user || user.disabledAt !== null) return null;
    const person = personOf(user);
    return { person, step: this.stepOf(session.level, person.role) };
  }

  /**
   * Signs a person in.
   * @param from the address of the visitor, under which attempts are counted
   * @throws AccountError `bad-credentials`, `bad-email`; TooManyAttemptsError
   */
  async signIn(address: string, password: string, from: CountedKey): Promise<SignedIn> {
    const email = readEmail(address);
    await this.guard.attempt(email, from);
    const user = await this.database.getRepository(UserEntity).findOneBy({ email });
    if (!(await isPassword(user?.passwordHash ?? null, password)) || !user || user.disabledAt !== null) throw wrong();
    await this.guard.succeeded(email, from);
    return inTransaction(this.database, async ({ manager }) => {
      // Reads the account again, because it may have been closed while the password was being checked.
      const current = await manager.findOneBy(UserEntity, { id: user.id });
      if (!current || current.disabledAt !== null || current.passwordHash !== user.passwordHash) throw wrong();
      const token = await insertSession(manager, user.id);
      await recordAudit(manager, actorOf(user), {
        action: 'sign-in',
        subject: user.email,
        sentence: 'Signed in.',
        details: {},
      });
      return { person: personOf(current), token };
    });
  }

  async signOut(token: string): Promise<void> {
    await inTransaction(this.database, ({ manager }) => manager.delete(SessionEntity, { digest: digestOf(token) }));
  }

  /** Ends all sessions of a person. Returns how many there were. */
  async signOutEverywhere(person: Person): Promise<number> {
    return inTransaction(this.database, async ({ manager }) => {
      const ended = await manager.countBy(SessionEntity, { userId: person.id });
      await manager.delete(SessionEntity, { userId: person.id });
      await recordAudit(manager, actorOf(person), {
        action: 'sign-out-everywhere',
        subject: person.email,
        sentence: `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}.`,
        details: { ended },
      });
      return ended;
    });
  }

  /**
   * Changes the password, ends every session, and starts a new one for the caller.
   * @throws AccountError `bad-credentials`, `weak-password`; TooManyAttemptsError
   */
  async changePassword(person: Person, current: string, next: string): Promise<SignedIn> {
    const user = await this.withPassword(person, current);
    const passwordHash = await hashPassword(next, user.email);
    const signedIn = await inTransaction(this.database, async ({ manager }) => {
      await manager.update(UserEntity, { id: user.id }, { passwordHash });
      await manager.delete(PasswordLinkEntity, { userId: user.id });
      await manager.delete(SessionEntity, { userId: user.id });
      const level = (await hasSecondFactor(manager, user.id)) ? 'factor' : 'password';
      const token = await insertSession(manager, user.id, level);
      await recordAudit(manager, actorOf(user), {
        action: 'change-password',
        subject: user.email,
        sentence: 'Changed the password; every other session ended.',
        details: {},
      });
      return { person: personOf(user), token };
    });
    await this.changes.forget(idKey(person.id));
    return signedIn;
  }

  /**
   * Checks the password of a person who is signed in. Counts each attempt, and resets the count if the password is right.
   * @throws AccountError `bad-credentials`; TooManyAttemptsError
   */
  async checkPassword(person: Person, password: string): Promise<void> {
    await this.withPassword(person, password);
    await this.changes.forget(idKey(person.id));
  }

  /** The start time of the session with this token; null if the session no longer exists. */
  async startOf(token: string): Promise<string | null> {
    const session = await this.database.getRepository(SessionEntity).findOneBy({ digest: digestOf(token) });
    return session?.createdAt ?? null;
  }

  /** @throws AccountError `bad-credentials`; TooManyAttemptsError */
  private async withPassword({ id }: Person, password: string): Promise<UserEntity> {
    await this.changes.count(idKey(id));
    const user = await this.database.getRepository(UserEntity).findOneBy({ id });
    if (user && (await isPassword(user.passwordHash, password))) return user;
    throw new AccountError('bad-credentials', 'The current password is wrong.');
  }

  private stepOf(level: SessionLevel, role: Role): SignInStep {
    if (level === 'code') return 'code';
    return level === 'password' && this.factorRoles.includes(role) ? 'setup' : 'open';
  }
}
