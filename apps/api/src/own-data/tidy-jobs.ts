/** Deletes data whose time is over, soon after the start and then every hour. Several processes may do it; each finds less to do. */
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { tidyData } from '@rulewright/accounts';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '../base/log.ts';

/** Milliseconds. */
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

  /** Tidies from now on. */
  start(after = FIRST_AFTER): void {
    this.clock = setTimeout(() => {
      this.start(EVERY);
      void this.tidy().catch((err: unknown) => this.log.error({ err }, 'old data was not deleted'));
    }, after);
    this.clock.unref();
  }

  /** Tidies once, unless it is running already. */
  tidy(): Promise<void> {
    this.running ??= tidyData(this.database).finally(() => (this.running = null));
    return this.running;
  }

  async onModuleDestroy(): Promise<void> {
    if (this.clock) clearTimeout(this.clock);
    await this.running?.catch(() => undefined);
  }
}
