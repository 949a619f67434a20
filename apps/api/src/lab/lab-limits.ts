/** Limits how much lab work an address may request. All processes share the counts. */
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** The limit for new runs, in games times the budget of their bots: about an hour of work for one or two cores. */
export const WORK_AN_HOUR = { points: 400_000, duration: 3_600 };
/** The limit for replays. A replay from stored decisions costs a flat rate. One that the bots play again costs their budget. */
const REPLAYS = { points: 6_000, duration: 600 };

@Injectable()
export class LabLimits {
  private readonly runs: VisitorLimit;
  private readonly replays: VisitorLimit;

  constructor(database: DataSource) {
    this.runs = new VisitorLimit(WORK_AN_HOUR, { database, name: 'lab-games' });
    this.replays = new VisitorLimit(REPLAYS, { database, name: 'lab-replays' });
  }

  /** Charges a run before it is created. @throws TooManyAttemptsError */
  run(origin: Origin, work: number): Promise<void> {
    return this.runs.spend(origin, work);
  }

  /** Charges a replay before it is played. @throws TooManyAttemptsError */
  replay(origin: Origin, work: number): Promise<void> {
    return this.replays.spend(origin, work);
  }
}
