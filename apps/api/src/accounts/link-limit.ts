/** Limits how many invitation links an address may try. All processes share the count. */
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** At most 60 attempts a minute for each address. */
const LINKS = { points: 60, duration: 60 };

@Injectable()
export class LinkLimit {
  private readonly links: VisitorLimit;

  constructor(database: DataSource) {
    this.links = new VisitorLimit(LINKS, { database, name: 'link' });
  }

  /** Counts one attempt. Call it before the token of a link is looked up. @throws TooManyAttemptsError */
  count(origin: Origin): Promise<void> {
    return this.links.count(origin);
  }
}
