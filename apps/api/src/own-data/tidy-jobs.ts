/** Deletes expired data one minute after the start and then every hour. Several processes may run it at the same time. */
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { tidyData } from '@rulewright/accounts';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '../base/log.ts';

/** Times in milliseconds. */
const FIRST_AFTER = 60_000;
const EVERY = 60 * 60_000;

@Injectable()
export class TidyJobs implements OnModuleDestroy {
  private clock: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Starts the timer. @param after the milliseconds before the first run */
  start(after = FIRST_AFTER): void {
    this.clock = setTimeout(() => {
      this.start(EVERY);
      void this.tidy().catch((err: unknown) => this.log.error({ err }, 'old data was not deleted'));
    }, after);
    this.clock.unref();
  }

  /** Deletes expired data once. If a run is in progress, returns its promise. */
  tidy(): Promise<void> {
    this.running ??= tidyData(this.database).finally(() => (this.running = null));
    return this.running;
  }

  async onModuleDestroy(): Promise<void> {
    if (this.clock) clearTimeout(this.clock);
    await this.running?.catch(() => undefined);
  }
}
