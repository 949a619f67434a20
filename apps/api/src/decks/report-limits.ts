/** Limits the number of reports per IP address and per account. All processes share the counts. */
import { Injectable } from '@nestjs/common';
import { AttemptLimit, idKey, type Person } from '@rulewright/accounts';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

const ADDRESS = { points: 10, duration: 60 * 60 };
const ACCOUNT = { points: 20, duration: 24 * 60 * 60 };

@Injectable()
export class ReportLimits {
  private readonly byAddress: VisitorLimit;
  private readonly byAccount: AttemptLimit;

  constructor(database: DataSource) {
    this.byAddress = new VisitorLimit(ADDRESS, { database, name: 'report-address' });
    this.byAccount = new AttemptLimit(ACCOUNT, { database, name: 'report-account' });
  }

  /** Counts one report. @throws TooManyAttemptsError if a limit is exceeded */
  async count(from: Origin, reader: Person | null): Promise<void> {
    await this.byAddress.count(from);
    if (reader) await this.byAccount.count(idKey(reader.id));
  }
}
