/**
 * How fast passwords are tried. An address is refused after a number of attempts, at one account and at all of them. An account
 * only answers more slowly: if it were refused, anyone could lock its owner out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { accountKey, pairKey, type CountedKey } from './attempt-keys.ts';
import { AttemptLimit, type Limit } from './limits.ts';

const WINDOW = 15 * 60;

export const SIGN_IN_LIMITS = {
  /** An account from one address. */
  accountAndAddress: { points: 10, duration: WINDOW },
  address: { points: 50, duration: WINDOW },
} as const satisfies Record<string, Limit>;

/** Attempts at an account that are answered at once; afterwards each one waits twice as long as the one before. */
const PROMPT = 10;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/** How long the attempt at an account waits for its answer, in milliseconds. */
export const waitOf = (attempts: number): number =>
  attempts <= PROMPT ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(16, attempts - PROMPT - 1));

export class SignInGuard {
  private readonly byPair: AttemptLimit;
  private readonly byAddress: AttemptLimit;
  /** Counts and never refuses. */
  private readonly byAccount: AttemptLimit;

  constructor(database: DataSource) {
    this.byPair = new AttemptLimit(SIGN_IN_LIMITS.accountAndAddress, { database, name: 'sign-in-pair' });
    this.byAddress = new AttemptLimit(SIGN_IN_LIMITS.address, { database, name: 'sign-in-address' });
    this.byAccount = new AttemptLimit({ points: 1e9, duration: WINDOW }, { database, name: 'sign-in-account' });
  }

  /**
   * Counts an attempt, whether or not the account exists, and waits as long as the account's attempts say.
   * @throws AccountError `bad-email`; TooManyAttemptsError
   */
  async attempt(email: string, from: CountedKey): Promise<void> {
    const account = accountKey(email);
    await this.byAddress.count(from);
    await this.byPair.count(pairKey(account, from));
    const wait = waitOf(await this.byAccount.count(account));
    if (wait > 0) await sleep(wait);
  }

  /** The password was right: the attempt was not a guess. */
  async succeeded(email: string, from: CountedKey): Promise<void> {
    const account = accountKey(email);
    await this.byPair.forget(pairKey(account, from));
    await this.byAccount.giveBack(account);
  }
}
