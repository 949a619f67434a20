/**
 * Limits how often a key may try. On PostgreSQL the count is in the database, so all processes share it and it survives a restart. On
 * SQLite, where only one process runs, the count is in memory.
 */
import { createHash } from 'node:crypto';
import { isPostgres } from '@rulewright/database';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyAttemptsError } from './errors.ts';
import type { CountedKey } from './attempt-keys.ts';

export interface Limit {
  /** How many attempts are allowed… */
  readonly points: number;
  /** …in this number of seconds. */
  readonly duration: number;
}

/** A count that all processes share. */
export interface SharedCount {
  readonly database: DataSource;
  /** The kind of attempt, for example `sign-in-account`. */
  readonly name: string;
}

const TABLE = 'attempts';

function limiterOf(limit: Limit, shared?: SharedCount): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ ...limit });
  if (!shared || !isPostgres(shared.database)) return memory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: shared.database,
    storeType: 'typeorm',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: shared.name,
    // If the database does not answer, this process counts in its own memory, so attempts are still limited.
    insuranceLimiter: memory,
  });
}

/** The stored form of a key. A digest, because the addresses of people are private. */
const digest = (key: CountedKey): string => createHash('sha256').update(key).digest('base64url');

/** A count after an attempt. */
interface Counted {
  readonly consumedPoints: number;
  /** Milliseconds until the count starts again. */
  readonly msBeforeNext: number;
  readonly isRefused: boolean;
}

/** Counts attempts by a key. */
export class AttemptLimit {
  private readonly limiter: RateLimiterAbstract;
  /** The longest wait of a right count, in milliseconds. Clocks of processes differ, but hardly by a whole duration. */
  private readonly longest: number;

  /** @param shared leave it out for a count per process, which protects the process itself */
  constructor(limit: Limit, shared?: SharedCount) {
    this.limiter = limiterOf(limit, shared);
    this.longest = 2 * limit.duration * 1000;
  }

  /** Counts one attempt, or `cost` of them. Returns the count so far. @throws TooManyAttemptsError */
  async count(key: CountedKey, cost = 1): Promise<number> {
    let counted = await this.consume(key, cost);
    // A count that ends later was started while the clock was ahead. It would refuse the visitor until that day.
    if (counted.msBeforeNext > this.longest) {
      await this.forget(key);
      counted = await this.consume(key, cost);
    }
    if (counted.isRefused) throw new TooManyAttemptsError(Math.max(1, Math.ceil(counted.msBeforeNext / 1000)));
    return counted.consumedPoints;
  }

  private async consume(key: CountedKey, cost: number): Promise<Counted> {
    const countedAs = ({ consumedPoints, msBeforeNext }: RateLimiterRes, isRefused: boolean): Counted => ({
      consumedPoints,
      msBeforeNext,
      isRefused,
    });
    try {
      return countedAs(await this.limiter.consume(digest(key), cost), false);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return countedAs(error, true);
    }
  }

  /** Charges the cost of work before it starts. A refused attempt is not charged. @throws TooManyAttemptsError */
  async spend(key: CountedKey, cost: number): Promise<void> {
    try {
      await this.count(key, cost);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) await this.giveBack(key, cost);
      throw error;
    }
  }

  /** Removes `cost` attempts from the count. */
  async giveBack(key: CountedKey, cost = 1): Promise<void> {
    await this.limiter.reward(digest(key), cost);
  }

  async forget(key: CountedKey): Promise<void> {
    await this.limiter.delete(digest(key));
  }
}
