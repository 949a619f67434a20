/**
 * Requests for a link to choose a new password. Every address gets the same answer in the same time. The check whether the address has
 * an account runs only when the mail is sent.
 */
import { Inject, Injectable } from '@nestjs/common';
import { accountKey, AttemptLimit, readEmail, TooManyAttemptsError } from '@rulewright/accounts';
import { inTransaction } from '@rulewright/database';
import { enqueue, OutgoingError } from '@rulewright/outgoing';
import { DataSource } from 'typeorm';
import { SETUP, type Setup } from '../base/setup.ts';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** The limit on requests of one visitor, per 15 minutes. */
const VISITOR = { points: 10, duration: 15 * 60 };
/** The limit on mails to one address, per hour, so that a visitor cannot fill the mailbox of another person. */
const ADDRESS = { points: 3, duration: 60 * 60 };

@Injectable()
export class PasswordRequests {
  private readonly byVisitor: VisitorLimit;
  private readonly byAddress: AttemptLimit;

  constructor(
    private readonly database: DataSource,
    @Inject(SETUP) private readonly setup: Setup,
  ) {
    this.byVisitor = new VisitorLimit(VISITOR, { database, name: 'password-request' });
    this.byAddress = new AttemptLimit(ADDRESS, { database, name: 'password-mail' });
  }

  /** @throws OutgoingError `mail-off`; AccountError `bad-email`; TooManyAttemptsError */
  async send(address: string, from: Origin): Promise<void> {
    if (!this.setup.mail || !this.setup.passwordSignIn)
      throw new OutgoingError('mail-off', 'This site sends no links by mail. Ask an admin for one.');
    await this.byVisitor.count(from);
    const email = readEmail(address);
    if (!(await this.mayGetMail(email))) return;
    await inTransaction(this.database, ({ manager }) =>
      enqueue(manager, [{ kind: 'mail', recipient: email, about: 'lost-password', payload: {} }]),
    );
  }

  private async mayGetMail(email: string): Promise<boolean> {
    try {
      await this.byAddress.count(accountKey(email));
      return true;
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return false;
      throw error;
    }
  }
}
