/** The queue of many processes: jobs of pg-boss, in the PostgreSQL that holds the runs. */
import PgBoss from 'pg-boss';
import type { PartOrder } from '../runs/run.ts';
import type { PartJob, PartQueue } from './queue.ts';

const QUEUE = 'lab-parts';
/** Parts of a job: enough that taking one costs little beside playing it. */
const PARTS_OF_A_JOB = 4;
/** Seconds until the job of somebody who disappeared is given to the next. */
const EXPIRES = 300;
const RETRIES = 10;

interface JobData {
  readonly run: string;
  readonly orders: readonly PartOrder[];
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
    const jobs: PgBoss.JobInsert<JobData>[] = [];
    for (let at = 0; at < orders.length; at += PARTS_OF_A_JOB) {
      const data = { run, orders: orders.slice(at, at + PARTS_OF_A_JOB) };
      // The first parts of every run go before the later ones of any, so that runs take turns.
      jobs.push({ name: QUEUE, data, priority: -jobs.length });
    }
    if (jobs.length > 0) await (await this.boss()).insert(jobs);
  }

  async take(): Promise<PartJob | null> {
    const boss = await this.boss();
    const [job] = await boss.fetch<JobData>(QUEUE, { batchSize: 1 });
    if (!job) return null;
    return { ...job.data, done: () => boss.complete(QUEUE, job.id) };
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
