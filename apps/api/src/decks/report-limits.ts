/** Limits of reports: by the address of a visitor, and by the account of a person. All processes share the counts. */
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

  /** Counts one report. @throws TooManyAttemptsError */
  async count(from: Origin, reader: Person | null): Promise<void> {
    await this.byAddress.count(from);
    if (reader) await this.byAccount.count(idKey(reader.id));
  }
}
