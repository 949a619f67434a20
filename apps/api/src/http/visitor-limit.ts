/** A limit for each visitor, and a wider one for what the site asks for itself. */
import { AttemptLimit, type Limit, type SharedCount } from '@rulewright/accounts';
import type { Origin } from './origin.ts';

/** The site builds pages for all its visitors. */
const SITE_SHARE = 50;

export class VisitorLimit {
  private readonly visitors: AttemptLimit;
  private readonly site: AttemptLimit;

  /** @param shared none: for each process alone, where it is the process that is guarded */
  constructor({ points, duration }: Limit, shared?: SharedCount) {
    this.visitors = new AttemptLimit({ points, duration }, shared);
    const ofSite = shared && { ...shared, name: `${shared.name}-site` };
    this.site = new AttemptLimit({ points: points * SITE_SHARE, duration }, ofSite);
  }

  /** Counts one, or as many as it costs. @throws TooManyAttemptsError */
  async count({ key, isSite }: Origin, cost = 1): Promise<void> {
    await (isSite ? this.site : this.visitors).count(key, cost);
  }

  /** Charges the cost of the work that follows. A refused request costs nothing. @throws TooManyAttemptsError */
  async spend({ key, isSite }: Origin, cost: number): Promise<void> {
    await (isSite ? this.site : this.visitors).spend(key, cost);
  }
}
