/** How much an address may begin: counted over all processes of the site, so that a visitor's share does not grow with them. */
import { Injectable } from '@nestjs/common';
import { budgetOf } from '@rulewright/matches';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** Matches: set up, forked, read from a file. */
const MATCHES = { points: 120, duration: 600 };
/** Notes about matches. */
const NOTES = { points: 20, duration: 600 };
/** Messages to those at the same table. */
const MESSAGES = { points: 60, duration: 60 };

@Injectable()
export class MatchLimits {
  private readonly matches: VisitorLimit;
  private readonly notes: VisitorLimit;
  private readonly messages: VisitorLimit;

  constructor(database: DataSource) {
    this.matches = new VisitorLimit(MATCHES, { database, name: 'matches' });
    this.notes = new VisitorLimit(NOTES, { database, name: 'match-notes' });
    this.messages = new VisitorLimit(MESSAGES, { database, name: 'match-messages' });
  }

  /** A match is about to begin. @throws TooManyAttemptsError */
  match(origin: Origin, work = 1): Promise<void> {
    return this.matches.spend(origin, work);
  }

  /** Counts a note that is about to be written. @throws TooManyAttemptsError */
  note(origin: Origin): Promise<void> {
    return this.notes.count(origin);
  }

  /** Something is about to be said. @throws TooManyAttemptsError */
  message(origin: Origin): Promise<void> {
    return this.messages.count(origin);
  }
}

/** Budget of bots that counts as one match more. */
const BUDGET_OF_MATCH = 100;

/** What a match counts as: more where only bots play, who go on by themselves, and the more the longer they think. */
export function workOfMatch(seats: readonly { readonly kind: string; readonly bot?: string | null }[]): number {
  if (seats.some(({ kind }) => kind !== 'bot')) return 1;
  return 1 + Math.round(seats.reduce((sum, { bot }) => sum + budgetOf(bot), 0) / BUDGET_OF_MATCH);
}
