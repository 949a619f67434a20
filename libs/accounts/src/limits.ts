/** How often somebody may try: counted in the memory of the process, by address and by account. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyAttemptsError } from './errors.ts';

export interface Limit {
  /** Attempts that are heard… */
  readonly points: number;
  /** …in so many seconds. */
  readonly duration: number;
}

/** Counts attempts by a key. */
export class AttemptLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(limit: Limit) {
    this.limiter = new RateLimiterMemory({ ...limit });
  }

  /** Counts one, or as many as it costs. @throws TooManyAttemptsError */
  async count(key: string, cost = 1): Promise<void> {
    try {
      await this.limiter.consume(key, cost);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyAttemptsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

/** Signing in: an account is guarded from any number of addresses, an address from trying many accounts. */
export const SIGN_IN_LIMITS = {
  account: { points: 10, duration: 15 * 60 },
  address: { points: 50, duration: 15 * 60 },
} as const satisfies Record<string, Limit>;
