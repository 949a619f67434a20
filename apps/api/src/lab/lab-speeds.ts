/**
 * The speed of the lab, for estimates and for the list of levels. Threads measure it while they play runs. If no run has measured a level
 * yet, a short calibration plays a few games.
 */
import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LabSpeedStore, type LabSpeedEntity, type LabSpeedKey } from '@rulewright/database';
import { NICE, ordersOf, playerPool, type LabPlan } from '@rulewright/lab';
import { speedKeyOf } from '@rulewright/lab/service';
import type { Origin } from '../http/origin.ts';
import { LabLimits } from './lab-limits.ts';

/** The cost of a calibration in replay points. Replays of the same cost take about the same time. */
const CALIBRATION = 100;
/** The most calibrations at the same time. While they run, further estimates give no time. */
const MOST_AT_ONCE = 2;
/** The time limit of a calibration, in milliseconds. */
const LONGEST = 8_000;
/** The warm-up in milliseconds. Its games are slower, because the code is not yet optimised. They count only if no others follow. */
const WARM = 1_500;
/** The measured time after the warm-up, in milliseconds. */
const MEASURED = 1_000;
/** The games of a calibration plan. A calibration ends long before it has played them all. */
const GAMES = 2_000;

export interface Speed {
  readonly mode: string;
  readonly bot: string;
  /** Games per second. */
  readonly oneThread: number;
  readonly allThreads: number;
  readonly threads: number;
}

@Injectable()
export class LabSpeeds implements OnApplicationShutdown {
  private readonly pool = playerPool(1, NICE.replays);
  private readonly running = new Map<string, Promise<number | null>>();
  /** The threads of this process that play runs. */
  private own = 0;

  constructor(
    private readonly store: LabSpeedStore,
    private readonly limits: LabLimits,
  ) {}

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  /** Called when this process starts to play runs. */
  playWith(threads: number): void {
    this.own = threads;
  }

  /** The number of threads that play runs, at least 1: the larger of this process's threads and the largest number in the database. */
  async threads(): Promise<number> {
    return Math.max(1, this.own, await this.store.threads());
  }

  /** The measured speeds of games between two players, in these modes. */
  async ofModes(modes: readonly string[]): Promise<Speed[]> {
    const [rows, threads] = [await this.store.ofModes(modes), await this.threads()];
    return rows
      .filter(({ seats, games }) => seats === 2 && games > 0)
      .map((row) => {
        const oneThread = 1000 / millisecondsOf(row);
        return { mode: row.mode, bot: row.bot, oneThread, allThreads: oneThread * threads, threads };
      });
  }

  /**
   * The milliseconds that one thread takes for a game of this plan. Null if no speed is stored and no calibration can measure one now.
   * @throws TooManyAttemptsError
   */
  async millisecondsOf(plan: LabPlan, origin: Origin): Promise<number | null> {
    const times: number[] = [];
    for (const { bot } of plan.entrants) {
      const mirror = { ...plan, entrants: plan.entrants.map((entrant) => ({ ...entrant, bot })) };
      const time = await this.known(mirror, origin);
      if (time === null) return null;
      times.push(time);
    }
    // The mean is right because the players of a game make about equally many decisions.
    return times.reduce((sum, time) => sum + time, 0) / times.length;
  }

  private async known(plan: LabPlan, origin: Origin): Promise<number | null> {
    const key = speedKeyOf(plan)!;
    const rows = await this.store.ofModes([key.mode]);
    const row = rows.find(({ bot, seats, games }) => bot === key.bot && seats === key.seats && games > 0);
    if (row) return millisecondsOf(row);
    const name = `${key.mode} ${key.bot} ${key.seats}`;
    const running = this.running.get(name);
    if (running) return running;
    if (this.running.size >= MOST_AT_ONCE) return null;
    const work = this.limits
      .replay(origin, CALIBRATION)
      .then(() => this.calibrate(plan, key))
      .finally(() => this.running.delete(name));
    this.running.set(name, work);
    return work;
  }

  private async calibrate(plan: LabPlan, key: LabSpeedKey): Promise<number | null> {
    const orders = ordersOf({ ...plan, arms: plan.arms.slice(0, 1), games: GAMES, part: plan.entrants.length });
    const whose = { key: randomUUID(), plan, share: 'calibration' };
    const signal = AbortSignal.timeout(LONGEST);
    let [games, milliseconds, spent] = [0, 0, 0];
    while (spent < WARM + MEASURED) {
      const { parts, milliseconds: time } = await this.pool.play(whose, orders, signal);
      if (parts.length === 0) break;
      if (spent < WARM) [games, milliseconds] = [0, 0];
      games += parts.reduce((sum, { from, to }) => sum + to - from, 0);
      milliseconds += time;
      spent += time;
    }
    if (games === 0) return null;
    await this.store.add(key, { games, milliseconds, threads: null });
    return milliseconds / games;
  }
}

const millisecondsOf = ({ games, milliseconds }: LabSpeedEntity): number => Math.max(milliseconds, 1) / games;
