/** How much an address may begin: counted over all processes of the site, so that a visitor's share does not grow with them. */
import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rulewright/accounts';
import { budgetOf } from '@rulewright/matches';
import { DataSource } from 'typeorm';
import { isOurselves } from '../graphql/cost.ts';

/** Matches: set up, forked, read from a file. */
const MATCHES = { points: 120, duration: 600 };
/** Notes about matches. */
const NOTES = { points: 20, duration: 600 };
/** Messages to those at the same table. */
const MESSAGES = { points: 60, duration: 60 };

@Injectable()
export class MatchLimits {
  private readonly matches: AttemptLimit;
  private readonly notes: AttemptLimit;
  private readonly messages: AttemptLimit;

  constructor(database: DataSource) {
    this.matches = new AttemptLimit(MATCHES, { database, name: 'matches' });
    this.notes = new AttemptLimit(NOTES, { database, name: 'match-notes' });
    this.messages = new AttemptLimit(MESSAGES, { database, name: 'match-messages' });
  }

  /** A match is about to begin. Programs of this machine may begin any number. @throws TooManyAttemptsError */
  async match(address: string, work = 1): Promise<void> {
    if (!isOurselves(address)) await this.matches.spend(address, work);
  }

  /** A note is about to be written. @throws TooManyAttemptsError */
  note(address: string): Promise<void> {
    return this.notes.count(address);
  }

  /** Something is about to be said. @throws TooManyAttemptsError */
  message(address: string): Promise<void> {
    return this.messages.count(address);
  }
}

/** Budget of bots that counts as one match more. */
const BUDGET_OF_MATCH = 100;

/** What a match counts as: more where only bots play, who go on by themselves, and the more the longer they think. */
export function workOfMatch(seats: readonly { readonly kind: string; readonly bot?: string | null }[]): number {
  if (seats.some(({ kind }) => kind !== 'bot')) return 1;
  return 1 + Math.round(seats.reduce((sum, { bot }) => sum + budgetOf(bot), 0) / BUDGET_OF_MATCH);
}
