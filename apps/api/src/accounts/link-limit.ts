/** How many links an address may try: counted over all processes. */
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** Guesses at links, for each address. */
const LINKS = { points: 60, duration: 60 };

@Injectable()
export class LinkLimit {
  private readonly links: VisitorLimit;

  constructor(database: DataSource) {
    this.links = new VisitorLimit(LINKS, { database, name: 'link' });
  }

  /** A link is about to be tried. @throws TooManyAttemptsError */
  count(origin: Origin): Promise<void> {
    return this.links.count(origin);
  }
}
