/** How much an address may begin: counted over all processes of the site, so that a visitor's share does not grow with them. */
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** Matches: set up, forked, read from a file. Their bots think whether anybody looks or not. */
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
  match(origin: Origin): Promise<void> {
    return this.matches.count(origin);
  }

  /** A note is about to be written. @throws TooManyAttemptsError */
  note(origin: Origin): Promise<void> {
    return this.notes.count(origin);
  }

  /** Something is about to be said. @throws TooManyAttemptsError */
  message(origin: Origin): Promise<void> {
    return this.messages.count(origin);
  }
}
