/**
 * How often a key may try. On PostgreSQL the count is in the database, so that it holds across all processes and a restart; on
 * SQLite, which one process serves, in its memory.
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
  /** Attempts that are heard… */
  readonly points: number;
  /** …in so many seconds. */
  readonly duration: number;
}

/** Where attempts of a kind are counted together with those that other processes heard. */
export interface SharedCount {
  readonly database: DataSource;
  /** Of the kind: `sign-in-account`. */
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
    // Counted in this process alone where the database does not answer: nobody tries without limit then.
    insuranceLimiter: memory,
  });
}

/** What a key is stored as: addresses of people are nobody's business. */
const digest = (key: CountedKey): string => createHash('sha256').update(key).digest('base64url');

/** Counts attempts by a key. */
export class AttemptLimit {
  private readonly limiter: RateLimiterAbstract;

  /** @param shared none: for each process alone, where it is the process that is guarded */
  constructor(limit: Limit, shared?: SharedCount) {
    this.limiter = limiterOf(limit, shared);
  }

  /** Counts one, or as many as it costs; gives the count so far. @throws TooManyAttemptsError */
  async count(key: CountedKey, cost = 1): Promise<number> {
    try {
      return (await this.limiter.consume(digest(key), cost)).consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyAttemptsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  /** Charges the cost of the work that follows. A refused attempt costs nothing. @throws TooManyAttemptsError */
  async spend(key: CountedKey, cost: number): Promise<void> {
    try {
      await this.count(key, cost);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) await this.giveBack(key, cost);
      throw error;
    }
  }

  /** Removes one attempt from the count, or the cost of one. */
  async giveBack(key: CountedKey, cost = 1): Promise<void> {
    await this.limiter.reward(digest(key), cost);
  }

  async forget(key: CountedKey): Promise<void> {
    await this.limiter.delete(digest(key));
  }
}
