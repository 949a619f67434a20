/** Bringing a database to the schema of this version. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isPostgres } from './sql.ts';

const ATTEMPTS = 20;
/** What the database says to the second of two processes that create the same table. */
const RACE = /already exists|is locked|busy|duplicate key|unique constraint/i;

/** Runs the migrations that are missing, all or none. Safe when two processes start at once. Returns their names. */
export async function migrate(database: DataSource): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await database.runMigrations({ transaction: 'all' });
      // Migrations on SQLite run with foreign keys off, and an attempt that failed leaves them so.
      if (!isPostgres(database)) await database.query('PRAGMA foreign_keys = ON');
      return done.map((one) => one.name);
    } catch (error) {
      if (attempt === ATTEMPTS || !RACE.test((error as Error).message)) throw error;
      await sleep(50 * attempt);
    }
  }
}
