/** The queue for several processes: pg-boss jobs in the PostgreSQL database that stores the runs. */
import PgBoss from 'pg-boss';
import type { PartOrder } from '../runs/plan/lab-plan.ts';
import type { Bundle } from './part-bundles.ts';
import type { PartJob, PartQueue } from './part-queue.ts';

const QUEUE = 'lab-parts';
/** Seconds until the job of a lost worker goes to another one. */
const EXPIRES = 1_800;
const RETRIES = 10;

/** The data of a job, which is one bundle. */
interface JobData {
  readonly run: string;
  readonly share: string;
  readonly orders: readonly PartOrder[];
}

/** A job that an older version stored: one part, and no share. */
type StoredJob = Omit<JobData, 'share'> & { readonly share?: string; readonly order?: PartOrder };

const WAITING = "name = $1 AND state < 'active'";

/**
 * Finds the priority at which new jobs of a share start: behind the waiting jobs of that share, or at the head of the queue if it has none.
 * Priorities fall with the work that a share has queued before a job. The job with the highest priority therefore belongs to the share
 * with the least work.
 */
const PLACES = `SELECT max(priority) AS "next", min(priority) FILTER (WHERE data->>'share' = $2) AS "last" FROM pgboss.job WHERE ${WAITING}`;

/** Takes the next job in the same way as pg-boss, but skips shares that already have enough work in progress. */
const TAKE = `
  WITH next AS (
    SELECT id FROM pgboss.job
    WHERE ${WAITING} AND start_after < now() AND NOT (COALESCE(data->>'share', '') = ANY($2::text[]))
    ORDER BY priority DESC, created_on, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE pgboss.job job SET state = 'active', started_on = now(),
    retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
  FROM next WHERE name = $1 AND job.id = next.id RETURNING job.id, job.data`;

const DROP = `DELETE FROM pgboss.job WHERE ${WAITING} AND data->>'run' = $2`;

/** Connects on first use, and creates the tables of pg-boss if they are missing. */
export class BossPartQueue implements PartQueue {
  private connected: Promise<PgBoss> | null = null;

  constructor(
    private readonly url: string,
    /** Called when a connection is lost. */
    private readonly complain: (error: unknown) => void,
  ) {}

  async add(run: string, share: string, bundles: readonly Bundle[]): Promise<void> {
    if (bundles.length === 0) return;
    const boss = await this.boss();
    const { rows } = await boss.getDb().executeSql(PLACES, [QUEUE, share]);
    const { next, last } = rows[0] as { readonly next: number | null; readonly last: number | null };
    let place = Math.min(next ?? 0, last ?? Infinity);
    const jobs: PgBoss.JobInsert<JobData>[] = bundles.map(({ orders, work }) => ({
      name: QUEUE,
      data: { run, share, orders },
      priority: (place -= Math.ceil(work)),
    }));
    await boss.insert(jobs);
  }

  async take(full: ReadonlySet<string>): Promise<PartJob | null> {
    const boss = await this.boss();
    const { rows } = await boss.getDb().executeSql(TAKE, [QUEUE, [...full]]);
    if (rows.length === 0) return null;
    const [{ id, data }] = rows as [{ readonly id: string; readonly data: StoredJob }];
    const { run, share = run, order } = data;
    // Jobs of an older version have one part each.
    const orders = order ? [order] : data.orders;
    return { run, share, orders, done: () => boss.complete(QUEUE, id) };
  }

  async drop(run: string): Promise<void> {
    await (await this.boss()).getDb().executeSql(DROP, [QUEUE, run]);
  }

  async close(): Promise<void> {
    const boss = await this.connected?.catch(() => null);
    await boss?.stop({ graceful: false, wait: true });
  }

  private boss(): Promise<PgBoss> {
    this.connected ??= this.connect();
    // If the server cannot be reached, the next call tries again.
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
