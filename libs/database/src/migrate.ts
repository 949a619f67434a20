/** Bringing a database to the schema of this version. */
import type { DataSource } from 'typeorm';
import { MIGRATIONS } from './migrations/index.ts';
import { retried } from './retry.ts';
import { isPostgres } from './sql.ts';

const POSTGRES_LOCK = 7_203_146;
/** What SQLite says to the second of two processes that create the same table. */
const RACE = /already exists|duplicate column|is locked|busy|unique constraint/i;

const runAll = async (database: DataSource): Promise<string[]> =>
  (await database.runMigrations({ transaction: 'all' })).map((one) => one.name);

async function onPostgres(database: DataSource): Promise<string[]> {
  const guard = database.createQueryRunner();
  try {
    await guard.query(`SELECT pg_advisory_lock(${POSTGRES_LOCK})`);
    return await runAll(database);
  } finally {
    await guard.query(`SELECT pg_advisory_unlock(${POSTGRES_LOCK})`);
    await guard.release();
  }
}

const onSqlite = (database: DataSource): Promise<string[]> =>
  retried(RACE, async () => {
    try {
      return await runAll(database);
    } finally {
      // Migrations run with foreign keys off, and an attempt that failed leaves them so.
      await database.query('PRAGMA foreign_keys = ON');
    }
  });

/** The migrations of a database against those of this version, by name. */
export interface MigrationState {
  readonly missing: readonly string[];
  /** Run by a newer version of the program. */
  readonly unknown: readonly string[];
}

/** Which migrations a database lacks, and which this version does not know. */
export async function migrationState(database: DataSource): Promise<MigrationState> {
  const known = MIGRATIONS.map(({ name }) => name);
  const rows = await database.query<{ name: string }[]>('SELECT name FROM migrations').catch(() => []);
  const run = new Set(rows.map(({ name }) => name));
  return { missing: known.filter((name) => !run.has(name)), unknown: [...run].filter((name) => !known.includes(name)) };
}

/** Runs the migrations that are missing, all or none. Safe when two processes start at once. Returns their names. */
export function migrate(database: DataSource): Promise<string[]> {
  return isPostgres(database) ? onPostgres(database) : onSqlite(database);
}
