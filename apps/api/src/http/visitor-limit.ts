/** A limit for each visitor, and a higher one for requests that the site sends for itself. */
import { AttemptLimit, type Limit, type SharedCount } from '@rulewright/accounts';
import type { Origin } from './origin.ts';

/** The factor of the site's own limit, because the site builds pages for all its visitors. */
const SITE_SHARE = 50;

export class VisitorLimit {
  private readonly visitors: AttemptLimit;
  private readonly site: AttemptLimit;

  /** @param shared where processes share the count. Without it, each process counts alone, for limits that protect the process */
  constructor({ points, duration }: Limit, shared?: SharedCount) {
    this.visitors = new AttemptLimit({ points, duration }, shared);
    const ofSite = shared && { ...shared, name: `${shared.name}-site` };
    this.site = new AttemptLimit({ points: points * SITE_SHARE, duration }, ofSite);
  }

  /** Counts `cost` points against the visitor's limit. @throws TooManyAttemptsError */
  async count({ key, isSite }: Origin, cost = 1): Promise<void> {
    await (isSite ? this.site : this.visitors).count(key, cost);
  }

  /** Charges the cost of the work that follows. A rejected request is not charged. @throws TooManyAttemptsError */
  async spend({ key, isSite }: Origin, cost: number): Promise<void> {
    await (isSite ? this.site : this.visitors).spend(key, cost);
  }
}
