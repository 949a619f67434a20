/** The queue of many processes: jobs of pg-boss, in the PostgreSQL that holds the runs. */
import PgBoss from 'pg-boss';
import type { PartOrder } from '../runs/plan/lab-plan.ts';
import type { Bundle } from './part-bundles.ts';
import type { PartJob, PartQueue } from './part-queue.ts';

const QUEUE = 'lab-parts';
/** Seconds until the job of a worker that disappeared goes to another one. */
const EXPIRES = 1_800;
const RETRIES = 10;

/** A job is one bundle. */
interface JobData {
  readonly run: string;
  readonly share: string;
  readonly orders: readonly PartOrder[];
}

/** A job as an older version wrote it: one part, without a share. */
type StoredJob = Omit<JobData, 'share'> & { readonly share?: string; readonly order?: PartOrder };

const WAITING = "name = $1 AND state < 'active'";

/**
 * Where the jobs of a share begin: behind those of the same share, and else where the queue is now. Priorities count the work that
 * a share has had before a job, so that the highest is always of the share that has had least.
 */
const PLACES = `SELECT max(priority) AS "next", min(priority) FILTER (WHERE data->>'share' = $2) AS "last" FROM pgboss.job WHERE ${WAITING}`;

/** As pg-boss takes the next job, and leaves out the shares that have enough under way. */
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

/** Connects when it is first used, and makes the tables of pg-boss where they are missing. */
export class BossPartQueue implements PartQueue {
  private connected: Promise<PgBoss> | null = null;

  constructor(
    private readonly url: string,
    /** Told of lost connections. */
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
    // Jobs that an older version left behind are one part each.
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
