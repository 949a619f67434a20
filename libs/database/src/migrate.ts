/** Bringing a database to the schema of this version. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isPostgres } from './sql.ts';

const POSTGRES_LOCK = 7_203_146;
const ATTEMPTS = 20;
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

async function onSqlite(database: DataSource): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runAll(database);
    } catch (error) {
      if (attempt === ATTEMPTS || !RACE.test((error as Error).message)) throw error;
      await sleep(50 * attempt);
    } finally {
      // Migrations run with foreign keys off, and an attempt that failed leaves them so.
      await database.query('PRAGMA foreign_keys = ON');
    }
  }
}

/** Runs the migrations that are missing, all or none. Safe when two processes start at once. Returns their names. */
export function migrate(database: DataSource): Promise<string[]> {
  return isPostgres(database) ? onPostgres(database) : onSqlite(database);
}
