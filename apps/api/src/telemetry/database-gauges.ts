/** Gauges of the database: reachability, response time, size. Also the release number and the lab runs of all processes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres, type LabStore } from '@rulewright/database';
import { Gauge, type Registry } from '@rulewright/metrics';
import type { DataSource } from 'typeorm';

/** The fields of node-postgres' connection pool that are used here. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** All states of a run. Each gets a value, also 0, because an alert cannot watch a missing series. */
const RUN_STATES = ['queued', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;

const SIZE = {
  postgres: 'SELECT pg_database_size(current_database()) AS bytes',
  sqlite: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
};

/** Milliseconds until the database counts as unreachable. */
const PATIENCE = 5_000;

/** The connection pool of PostgreSQL; null for SQLite. */
const poolOf = (database: DataSource): Pool | null =>
  isPostgres(database) ? (database.driver as unknown as { readonly master: Pool }).master : null;

/** Whether the promise fulfils within `PATIENCE`. */
const succeeds = (work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(PATIENCE, false, { ref: false }),
  ]);

/** Adds the gauges. @param release returns the number of the current release */
export function addDatabaseGauges(
  registry: Registry,
  database: DataSource,
  lab: LabStore,
  release: () => Promise<number>,
): void {
  let reading: Promise<boolean> | null = null;
  /** All gauges of a scrape share one read. If the database does not answer, the gauges keep their last values. */
  const readOnce = (): Promise<boolean> => (reading ??= succeeds(read()).finally(() => (reading = null)));
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name, help, labelNames, registers: [registry], collect: async () => void (await readOnce()) });
  const seconds = gauge('rulewright_database_ping_seconds', 'How long the database took to answer just now.');
  const bytes = gauge('rulewright_database_bytes', 'The size of the database.');
  const number = gauge('rulewright_release', 'The number of the current release; 0 without one.');
  const runs = gauge('rulewright_lab_runs', 'Lab runs by state, of all processes.', ['state']);
  const connections = gauge('rulewright_database_connections', 'Connections to PostgreSQL.', ['state']);

  async function read(): Promise<void> {
    const began = performance.now();
    const [size] = await database.query<{ bytes: string | number }[]>(
      SIZE[isPostgres(database) ? 'postgres' : 'sqlite'],
    );
    seconds.set((performance.now() - began) / 1000);
    bytes.set(Number(size!.bytes));
    const counts = await lab.byState();
    for (const state of RUN_STATES) runs.set({ state }, counts.get(state) ?? 0);
    number.set(await release().catch(() => 0));
    const pool = poolOf(database);
    if (!pool) return;
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
  }

  new Gauge({
    name: 'rulewright_database_up',
    help: 'Whether the database answers.',
    registers: [registry],
    async collect() {
      this.set((await readOnce()) ? 1 : 0);
    },
  });
}
