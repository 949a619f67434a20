/** Lets people delete their own account. The owner must first prove that the request is theirs. */
import { UserEntity } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import type { CountedKey } from '../attempt-keys.ts';
import { AccountError } from '../errors.ts';
import { NO_PASSWORD } from '../passwords.ts';
import type { Person } from '../people.ts';
import type { SecondFactors } from '../second-factors.ts';
import type { Sessions } from '../sessions.ts';
import { eraseAccount, requireDeletable } from './erase.ts';

/** The proofs that the owner must give. */
export interface DeletionProof {
  readonly password: boolean;
  /** A code from the authenticator app, or a recovery code. */
  readonly code: boolean;
  /** A sign-in within the last minutes and the e-mail address. Required if the account has neither a password nor an app. */
  readonly recentSignIn: boolean;
}

interface GivenProof {
  readonly password: string;
  readonly code: string;
  readonly email: string;
  /** The token of the session. */
  readonly token: string;
  readonly from: CountedKey;
}

/** The age in milliseconds up to which a sign-in counts as recent. */
const RECENT = 15 * 60 * 1000;

export class AccountDeletion {
  /** @param passwords whether people sign in by password on this site */
  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly passwords: boolean,
  ) {}

  async proofFor({ id }: Person): Promise<DeletionProof> {
    const user = await this.database.getRepository(UserEntity).findOneByOrFail({ id });
    const password = this.passwords && user.passwordHash !== NO_PASSWORD;
    const code = user.totpSince !== null;
    return { password, code, recentSignIn: !password && !code };
  }

  /**
   * Permanently deletes the account of a person.
   * @param visitors digests of the browsers in which the person played
   * @throws AccountError `bad-credentials`, `bad-code`, `wrong-confirmation`, `sign-in-again`, `last-admin`; TooManyAttemptsError
   */
  async delete(person: Person, ownProof: GivenProof, visitors: readonly string[]): Promise<void> {
    // Checked first: a refused deletion must not use up a recovery code.
    await requireDeletable(this.database.manager, person);
    const proof = await this.proofFor(person);
    if (proof.password) await this.sessions.checkPassword(person, ownProof.password);
    if (proof.code) await this.factors.check(person, ownProof.code, ownProof.from);
    if (proof.recentSignIn) await this.requireRecent(person, ownProof);
    await eraseAccount(this.database, person.id, visitors);
  }

  private async requireRecent(person: Person, { email, token }: GivenProof): Promise<void> {
    if (email.trim().toLowerCase() !== person.email)
      throw new AccountError('wrong-confirmation', 'This is not the e-mail address of your account.', {
        field: 'email',
      });
    const began = await this.sessions.startOf(token);
    if (began === null || Date.parse(began) < Date.now() - RECENT)
      throw new AccountError('sign-in-again', 'Sign out and sign in again before you delete your account.');
  }
}
