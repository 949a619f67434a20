/**
 * The second factor: codes of an app (TOTP, RFC 6238), and recovery codes for a lost app. Each code is accepted once. Attempts are counted
 * by account and by address, across all processes.
 */
import { inTransaction, RecoveryCodeEntity, SessionEntity, UserEntity } from '@rulewright/database';
import { Secret, TOTP } from 'otpauth';
import type { DataSource, EntityManager } from 'typeorm';
import { idKey, type CountedKey } from './attempt-keys.ts';
import { actorOf, recordAudit, type Actor } from './audit.ts';
import { AccountError } from './errors.ts';
import { AttemptLimit, type Limit } from './limits.ts';
import { personOf, type Person } from './people.ts';
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import type { Role } from './roles.ts';
import { insertSession, type SignedIn } from './sessions.ts';
import { digestOf } from './tokens.ts';

export const SECOND_FACTOR_LIMITS = {
  /** An hour of guesses finds one of the three valid codes with a chance of 1 in 16,000. */
  account: { points: 20, duration: 60 * 60 },
  address: { points: 50, duration: 15 * 60 },
} as const satisfies Record<string, Limit>;

/** The values for an app: the secret, and the URI for a QR code. */
export interface SecondFactorSetup {
  readonly secret: string;
  readonly uri: string;
}

const ISSUER = 'Rulewright';
const PERIOD = 30;
/** The number of earlier and later periods whose codes are accepted, because clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: email, algorithm: 'SHA1', digits: 6, period: PERIOD, secret });

const wrongCode = (): AccountError =>
  new AccountError(
    'bad-code',
    'This code is wrong, was used before or has expired. Enter the code that the app shows now.',
  );

export class SecondFactors {
  private readonly byAccount: AttemptLimit;
  private readonly byAddress: AttemptLimit;

  /** @param factorRoles roles that need a second factor */
  constructor(
    private readonly database: DataSource,
    private readonly factorRoles: readonly Role[] = [],
  ) {
    this.byAccount = new AttemptLimit(SECOND_FACTOR_LIMITS.account, { database, name: 'second-factor-account' });
    this.byAddress = new AttemptLimit(SECOND_FACTOR_LIMITS.address, { database, name: 'second-factor-address' });
  }

  /** The number of unused recovery codes of a person. */
  recoveryCodesOf(person: Person): Promise<number> {
    return countRecoveryCodes(this.database.manager, person.id);
  }

  /** Creates a secret for an app. It takes effect when the person confirms it. @throws AccountError `second-factor-active` */
  async begin(person: Person): Promise<SecondFactorSetup> {
    const secret = new Secret({ size: 20 }).base32;
    await inTransaction(this.database, async ({ manager }) => {
      const user = await userOf(manager, person.id);
      if (user.totpSince !== null)
        throw new AccountError('second-factor-active', 'You have set up an app already. Remove it first.');
      await manager.update(UserEntity, { id: user.id }, { totpSecret: secret, totpStep: 0 });
    });
    return { secret, uri: totpOf(secret, person.email).toString() };
  }

  /**
   * Confirms the app with its first code, ends every session of the person, and opens a new one.
   * @throws AccountError `bad-code`, `no-second-factor`, `second-factor-active`; TooManyAttemptsError
   */
  async confirm(person: Person, code: string, from: CountedKey): Promise<SignedIn & { readonly codes: string[] }> {
    return this.counted(person.id, from, async (manager, user) => {
      if (user.totpSince !== null) throw new AccountError('second-factor-active', 'You have set up an app already.');
      await acceptAppCode(manager, user, code);
      await manager.update(UserEntity, { id: user.id }, { totpSince: new Date().toISOString() });
      await manager.delete(SessionEntity, { userId: user.id });
      const codes = await replaceRecoveryCodes(manager, user.id);
      const token = await insertSession(manager, user.id, 'factor');
      await recordAudit(manager, actorOf(user), {
        action: 'add-second-factor',
        subject: user.email,
        sentence: 'Set up an app as second factor; every other session ended.',
        details: {},
      });
      return { person: { ...personOf(user), secondFactor: true }, token, codes };
    });
  }

  /**
   * Replaces the session that waits for a code with an open one.
   * @param token the token of the waiting session, which ends
   * @param code a code of the app, or a recovery code
   * @throws AccountError `bad-credentials`, `bad-code`; TooManyAttemptsError
   */
  async give(token: string, code: string, from: CountedKey): Promise<SignedIn> {
    const waiting = { digest: digestOf(token), level: 'code' } as const;
    const session = await this.database.getRepository(SessionEntity).findOneBy(waiting);
    if (!session || session.expiresAt < new Date().toISOString())
      throw new AccountError('bad-credentials', 'This sign-in took too long. Sign in again.');
    return this.counted(session.userId, from, async (manager, user) => {
      if (!(await manager.existsBy(SessionEntity, waiting)) || user.disabledAt !== null)
        throw new AccountError('bad-credentials', 'This sign-in has ended. Sign in again.');
      const way = await acceptCode(manager, user, code);
      await manager.delete(SessionEntity, waiting);
      const opened = await insertSession(manager, user.id, 'factor');
      const left = await countRecoveryCodes(manager, user.id);
      await recordAudit(manager, actorOf(user), {
        action: 'second-factor',
        subject: user.email,
        sentence: way === 'app' ? 'Gave a code of the app.' : `Used a recovery code; ${left} left.`,
        details: { way },
      });
      return { person: personOf(user), token: opened };
    });
  }

  /** Creates new recovery codes. @throws AccountError `bad-code`, `no-second-factor`; TooManyAttemptsError */
  async renewCodes(person: Person, code: string, from: CountedKey): Promise<string[]> {
    return this.counted(person.id, from, async (manager, user) => {
      await acceptCode(manager, user, code);
      const codes = await replaceRecoveryCodes(manager, user.id);
      await recordAudit(manager, actorOf(user), {
        action: 'renew-recovery-codes',
        subject: user.email,
        sentence: 'Made new recovery codes.',
        details: {},
      });
      return codes;
    });
  }

  /** Checks a code before an irreversible step. @throws AccountError `bad-code`, `no-second-factor`; TooManyAttemptsError */
  async check(person: Person, code: string, from: CountedKey): Promise<void> {
    await this.counted(person.id, from, (manager, user) => acceptCode(manager, user, code));
  }

  /** @throws AccountError `bad-code`, `no-second-factor`, `second-factor-required`; TooManyAttemptsError */
  async remove(person: Person, code: string, from: CountedKey): Promise<void> {
    if (this.factorRoles.includes(person.role))
      throw new AccountError('second-factor-required', `The role ${person.role} needs a second factor on this site.`);
    await this.counted(person.id, from, async (manager, user) => {
      await acceptCode(manager, user, code);
      await clear(manager, user, actorOf(user), 'Removed the second factor.');
    });
  }

  /** Removes a lost second factor, for admins, and ends the person's sessions. @throws AccountError `unknown-person`, `no-second-factor` */
  async reset(id: string, actor: Actor): Promise<Person> {
    return inTransaction(this.database, async ({ manager }) => {
      const user = await userOf(manager, id);
      if (user.totpSince === null) throw none();
      await clear(manager, user, actor, `Removed the second factor of ${user.name}; every session ended.`);
      await manager.delete(SessionEntity, { userId: id });
      return { ...personOf(user), secondFactor: false };
    });
  }

  /** Counts an attempt before the check, and resets the count of the account after a correct code. */
  private async counted<Result>(
    id: string,
    from: CountedKey,
    work: (manager: EntityManager, user: UserEntity) => Promise<Result>,
  ): Promise<Result> {
    await this.byAddress.count(from);
    await this.byAccount.count(idKey(id));
    const result = await inTransaction(this.database, async ({ manager }) => work(manager, await userOf(manager, id)));
    await this.byAccount.forget(idKey(id));
    return result;
  }
}

const none = (): AccountError => new AccountError('no-second-factor', 'This account has no second factor.');

async function userOf(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await manager.findOneBy(UserEntity, { id });
  if (!user) throw new AccountError('unknown-person', 'There is no such person.');
  return user;
}

/** Checks and uses up a code of the app or a recovery code. @throws AccountError `bad-code`, `no-second-factor` */
async function acceptCode(manager: EntityManager, user: UserEntity, code: string): Promise<'app' | 'recovery'> {
  if (user.totpSince === null) throw none();
  if (!/^[\d\s]*$/u.test(code)) {
    if (await useRecoveryCode(manager, user.id, code)) return 'recovery';
    throw wrongCode();
  }
  await acceptAppCode(manager, user, code);
  return 'app';
}

/** Checks a code of the app, which must be later than the last accepted one. @throws AccountError `bad-code`, `no-second-factor` */
async function acceptAppCode(manager: EntityManager, user: UserEntity, code: string): Promise<void> {
  if (user.totpSecret === null) throw none();
  const token = code.replace(/\s/gu, '');
  const delta = totpOf(user.totpSecret, user.email).validate({ token, window: WINDOW });
  const now = Math.floor(Date.now() / 1000 / PERIOD);
  const step = now + (delta ?? 0);
  // A step that no code can have yet was stored while the clock was ahead. It would refuse every code until then.
  const last = user.totpStep > now + WINDOW ? 0 : user.totpStep;
  if (delta === null || step <= last) throw wrongCode();
  await manager.update(UserEntity, { id: user.id }, { totpStep: step });
}

async function clear(manager: EntityManager, user: UserEntity, actor: Actor, sentence: string): Promise<void> {
  await manager.update(UserEntity, { id: user.id }, { totpSecret: null, totpSince: null, totpStep: 0 });
  await manager.delete(RecoveryCodeEntity, { userId: user.id });
  await recordAudit(manager, actor, { action: 'remove-second-factor', subject: user.email, sentence, details: {} });
}
