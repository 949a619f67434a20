/** Whether the database answers, how fast, how large it is, and what only it knows of all processes: the release, lab runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres, type LabStore } from '@rulewright/database';
import { Gauge, type Registry } from '@rulewright/metrics';
import type { DataSource } from 'typeorm';

/** The part of the pool of node-postgres that is read here. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The states of a run, all of which are told: an alert cannot wait for a number that is missing. */
const RUN_STATES = ['queued', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;

const SIZE = {
  postgres: 'SELECT pg_database_size(current_database()) AS bytes',
  sqlite: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
};

/** Milliseconds after which a database counts as one that does not answer. */
const PATIENCE = 5_000;

/** The connections to PostgreSQL; null for SQLite. */
const poolOf = (database: DataSource): Pool | null =>
  isPostgres(database) ? (database.driver as unknown as { readonly master: Pool }).master : null;

/** Whether work ends well within `PATIENCE`. */
const succeeds = (work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(PATIENCE, false, { ref: false }),
  ]);

/** Adds what is known of the database. @param release gives the number of the current release */
export function addDatabaseGauges(
  registry: Registry,
  database: DataSource,
  lab: LabStore,
  release: () => Promise<number>,
): void {
  let reading: Promise<boolean> | null = null;
  /** Reads once for all the numbers below; where the database does not answer they keep their last values. */
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
