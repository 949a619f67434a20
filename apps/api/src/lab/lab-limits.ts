/** How much of the lab an address may ask for: counted over all processes of the site. */
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Origin } from '../http/origin.ts';
import { VisitorLimit } from '../http/visitor-limit.ts';

/** The games, times the budget of their bots, that an address may ask for in an hour: about the work of one or two cores. */
export const WORK_AN_HOUR = { points: 400_000, duration: 3_600 };
/** What an address may ask for in ten minutes: games, or where their bots think again the budget of the bots. */
const REPLAYS = { points: 6_000, duration: 600 };

@Injectable()
export class LabLimits {
  private readonly runs: VisitorLimit;
  private readonly replays: VisitorLimit;

  constructor(database: DataSource) {
    this.runs = new VisitorLimit(WORK_AN_HOUR, { database, name: 'lab-games' });
    this.replays = new VisitorLimit(REPLAYS, { database, name: 'lab-replays' });
  }

  /** A run of so much work is about to be set up. @throws TooManyAttemptsError */
  run(origin: Origin, work: number): Promise<void> {
    return this.runs.spend(origin, work);
  }

  /** Counts a game that is about to be played again. @throws TooManyAttemptsError */
  replay(origin: Origin, work: number): Promise<void> {
    return this.replays.spend(origin, work);
  }
}
