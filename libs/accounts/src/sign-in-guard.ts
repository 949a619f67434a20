/**
 * Limits how fast passwords can be guessed. A network address that tries too often is refused, both at one account and at all accounts
 * together. An account is never refused, only slowed down, because otherwise anyone could lock its owner out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { accountKey, pairKey, type CountedKey } from './attempt-keys.ts';
import { AttemptLimit, type Limit } from './limits.ts';

const WINDOW = 15 * 60;

export const SIGN_IN_LIMITS = {
  /** Attempts at one account from one network address. */
  accountAndAddress: { points: 10, duration: WINDOW },
  address: { points: 50, duration: WINDOW },
} as const satisfies Record<string, Limit>;

/**
 * How many attempts at an account are answered at once. After that, each attempt waits twice as long as the one before, from FIRST_WAIT on.
 */
const PROMPT = 10;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/** How long an attempt at an account waits for its answer, in milliseconds, given the number of attempts so far. */
export const waitOf = (attempts: number): number =>
  attempts <= PROMPT ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(16, attempts - PROMPT - 1));

export class SignInGuard {
  private readonly byPair: AttemptLimit;
  private readonly byAddress: AttemptLimit;
  /** Only counts. Its limit is too high to refuse anyone. */
  private readonly byAccount: AttemptLimit;

  constructor(database: DataSource) {
    this.byPair = new AttemptLimit(SIGN_IN_LIMITS.accountAndAddress, { database, name: 'sign-in-pair' });
    this.byAddress = new AttemptLimit(SIGN_IN_LIMITS.address, { database, name: 'sign-in-address' });
    this.byAccount = new AttemptLimit({ points: 1e9, duration: WINDOW }, { database, name: 'sign-in-account' });
  }

  /**
   * Counts an attempt, whether or not the account exists, and waits if the account had too many attempts.
   * @throws AccountError `bad-email`; TooManyAttemptsError
   */
  async attempt(email: string, from: CountedKey): Promise<void> {
    const account = accountKey(email);
    await this.byAddress.count(from);
    await this.byPair.count(pairKey(account, from));
    const wait = waitOf(await this.byAccount.count(account));
    if (wait > 0) await sleep(wait);
  }

  /** Takes the attempt out of the counts, because the password was right. */
  async succeeded(email: string, from: CountedKey): Promise<void> {
    const account = accountKey(email);
    await this.byPair.forget(pairKey(account, from));
    await this.byAccount.giveBack(account);
  }
}
