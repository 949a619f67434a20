/** The queue of many processes: jobs of pg-boss, in the PostgreSQL that holds the runs. */
import PgBoss from 'pg-boss';
import type { PartOrder } from '../runs/run.ts';
import type { PartJob, PartQueue } from './queue.ts';

const QUEUE = 'lab-parts';
/** Seconds until the job of somebody who disappeared is given to the next. */
const EXPIRES = 300;
const RETRIES = 10;

/** A job is one part. */
interface JobData {
  readonly run: string;
  readonly order: PartOrder;
}

/** Connects when it is first used, and makes the tables of pg-boss where they are missing. */
export class BossQueue implements PartQueue {
  private connected: Promise<PgBoss> | null = null;

  constructor(
    private readonly url: string,
    /** Told of lost connections. */
    private readonly complain: (error: unknown) => void,
  ) {}

  async add(run: string, orders: readonly PartOrder[]): Promise<void> {
    // The first parts of every run go before the later ones of any, so that runs take turns.
    const jobs: PgBoss.JobInsert<JobData>[] = orders.map((order, at) => ({
      name: QUEUE,
      data: { run, order },
      priority: -at,
    }));
    if (jobs.length > 0) await (await this.boss()).insert(jobs);
  }

  async take(most: number): Promise<PartJob | null> {
    const boss = await this.boss();
    const jobs = await boss.fetch<JobData>(QUEUE, { batchSize: most });
    if (jobs.length === 0) return null;
    const orders = new Map<string, PartOrder[]>();
    for (const { data } of jobs) orders.set(data.run, [...(orders.get(data.run) ?? []), data.order]);
    const ids = jobs.map(({ id }) => id);
    return { orders, done: () => boss.complete(QUEUE, ids) };
  }

  /** Its jobs stay; who takes one looks at the state of the run first. */
  drop(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    const boss = await this.connected?.catch(() => null);
    await boss?.stop({ graceful: false, wait: true });
  }

  private boss(): Promise<PgBoss> {
    this.connected ??= this.connect();
    // A server that cannot be reached is tried again by the next who asks.
    this.connected.catch(() => (this.connected = null));
    return this.connected;
  }

  private async connect(): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.url,
      application_name: 'rulewright lab',
      max: 4,
      schedule: false,
    });
    boss.on('error', this.complain);
    await boss.start();
    await boss.createQueue(QUEUE, { name: QUEUE, expireInSeconds: EXPIRES, retryLimit: RETRIES });
    return boss;
  }
}
