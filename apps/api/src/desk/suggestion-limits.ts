/** Limits the suggestions and their previews per network address and per account. All processes share the counts of suggestions. */
import { Injectable } from '@nestjs/common';
import { AttemptLimit, idKey, type Person } from '@rulewright/accounts';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

const HOUR = 60 * 60;
const ADDRESS = { points: 10, duration: HOUR };
const ACCOUNT = { points: 40, duration: 24 * HOUR };
const PREVIEWS = { points: 240, duration: HOUR };

@Injectable()
export class SuggestionLimits {
  private readonly byAddress: VisitorLimit;
  private readonly byAccount: AttemptLimit;
  private readonly previews = new VisitorLimit(PREVIEWS);

  constructor(database: DataSource) {
    this.byAddress = new VisitorLimit(ADDRESS, { database, name: 'suggest-address' });
    this.byAccount = new AttemptLimit(ACCOUNT, { database, name: 'suggest-account' });
  }

  /** Counts one suggestion. @throws TooManyAttemptsError if a limit is exceeded */
  async count(from: Origin, person: Person | null): Promise<void> {
    await this.byAddress.count(from);
    if (person) await this.byAccount.count(idKey(person.id));
  }

  /** Counts one preview. @throws TooManyAttemptsError */
  countPreview(from: Origin): Promise<void> {
    return this.previews.count(from);
  }
}
