/** Limits how many matches, notes and messages an address may create. All processes share the counts. */
import { Injectable } from '@nestjs/common';
import { budgetOf } from '@rulewright/matches';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** Matches that are created, forked or loaded from a file. */
const MATCHES = { points: 120, duration: 600 };
/** Notes about matches. */
const NOTES = { points: 20, duration: 600 };
/** Chat messages at a table. */
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

  /** Charges a match before it is created. @throws TooManyAttemptsError */
  match(origin: Origin, work = 1): Promise<void> {
    return this.matches.spend(origin, work);
  }

  /** Counts a note before it is written. @throws TooManyAttemptsError */
  note(origin: Origin): Promise<void> {
    return this.notes.count(origin);
  }

  /** Counts a chat message before it is sent. @throws TooManyAttemptsError */
  message(origin: Origin): Promise<void> {
    return this.messages.count(origin);
  }
}

/** The bot budget that costs as much as one match. */
const BUDGET_OF_MATCH = 100;

/** The cost of a match. If only bots play, it grows with their budget, because they play on without waiting for anyone. */
export function workOfMatch(seats: readonly { readonly kind: string; readonly bot?: string | null }[]): number {
  if (seats.some(({ kind }) => kind !== 'bot')) return 1;
  return 1 + Math.round(seats.reduce((sum, { bot }) => sum + budgetOf(bot), 0) / BUDGET_OF_MATCH);
}
