/** Migrates a database to the schema of this version. */
import type { DataSource } from 'typeorm';
import { MIGRATIONS } from './migrations/index.ts';
import { retried } from './retry.ts';
import { isPostgres } from './sql.ts';

const POSTGRES_LOCK = 7_203_146;
/** Errors of SQLite in the second of two processes that create the same table. */
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
      // Migrations run with foreign keys off, and a failed attempt leaves them off.
      await database.query('PRAGMA foreign_keys = ON');
    }
  });

/** The migrations of a database compared with those of this version, by name. */
export interface MigrationState {
  readonly missing: readonly string[];
  /** Migrations that a newer version of the program has run. */
  readonly unknown: readonly string[];
}

/** The migrations that a database lacks, and those that this version does not know. */
export async function migrationState(database: DataSource): Promise<MigrationState> {
  const known = MIGRATIONS.map(({ name }) => name);
  const rows = await database.query<{ name: string }[]>('SELECT name FROM migrations').catch(() => []);
  const run = new Set(rows.map(({ name }) => name));
  return { missing: known.filter((name) => !run.has(name)), unknown: [...run].filter((name) => !known.includes(name)) };
}

/** Runs the missing migrations, all or none, and returns their names. Safe if two processes start at once. */
export function migrate(database: DataSource): Promise<string[]> {
  return isPostgres(database) ? onPostgres(database) : onSqlite(database);
}
