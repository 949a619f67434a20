/** The background work of the desk: runs queued checks and publishes scheduled change sets. */
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CheckQueue, CheckRuns, PublishSchedule, type DoChecks } from '@rulewright/desk';
import type { Logger } from 'pino';
import { LOG } from '../base/log.ts';

/** Milliseconds between two polls of the queue and of the schedule. */
const LOOK_EVERY = 1_000;

@Injectable()
export class DeskJobs implements OnModuleDestroy {
  private queue: CheckQueue | null = null;
  private clock: NodeJS.Timeout | null = null;
  private readonly loops = new Map<string, Promise<void>>();

  constructor(
    private readonly runs: CheckRuns,
    private readonly schedule: PublishSchedule,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Starts to poll the queue and the schedule. */
  start(doChecks: DoChecks): void {
    this.queue = new CheckQueue(this.runs, doChecks, this.complain);
    this.clock = setInterval(() => this.nudge(), LOOK_EVERY);
    this.clock.unref();
  }

  /** Polls now, unless a poll is running. */
  nudge(): void {
    const { queue } = this;
    if (!queue) return;
    // Two loops, so that scheduled publishing does not wait for a long run of checks.
    this.once('dates', () => this.schedule.publishDue());
    this.once('checks', () => queue.work());
  }

  /** Stops polling. The next start repeats a run that is still in progress. */
  async onModuleDestroy(): Promise<void> {
    if (this.clock) clearInterval(this.clock);
    this.queue?.close();
    this.queue = null;
    await Promise.all(this.loops.values());
  }

  private readonly complain = (error: unknown): void => this.log.error({ err: error }, 'a job of the desk failed');

  private once(name: string, work: () => Promise<unknown>): void {
    if (this.loops.has(name)) return;
    const loop = work().then(() => undefined, this.complain);
    this.loops.set(
      name,
      loop.finally(() => this.loops.delete(name)),
    );
  }
}
