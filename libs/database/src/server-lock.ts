/**
 * Lets one server at a time use an embedded database, because limits, caches and live matches are counted in its process. The lock is a
 * lock of the operating system on a small file next to the database. It ends with its process, also after a kill, and does not depend on
 * process ids. Imports and backups run beside the server and do not take it.
 */
import { closeSync, openSync } from 'node:fs';
import { keepPrivate } from './private-files.ts';
import { sqliteDriver } from './sqlite-driver.ts';

/** The part of better-sqlite3 that is used here. */
interface RawSqlite {
  pragma(text: string, options?: { simple: boolean }): unknown;
  exec(text: string): unknown;
  close(): void;
}

/** How long two servers that start at once wait for each other, in milliseconds. */
const PATIENCE = 1_000;

/** Thrown if a server already uses the database. */
export class DatabaseInUseError extends Error {
  readonly code = 'database-in-use';

  constructor(file: string, pid: number) {
    super(
      `Another server, process ${pid}, uses the database ${file}. Stop it first, or name another data folder in DATA_DIR. ` +
        'Several servers can share a PostgreSQL database.',
    );
  }
}

const isBusy = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * Takes the lock of a database file for this process.
 * @returns a function that releases the lock
 * @throws DatabaseInUseError
 */
export function lockForServer(file: string): () => void {
  keepPrivate(file);
  const path = `${file}-server`;
  closeSync(openSync(path, 'a', 0o600));
  const Driver = sqliteDriver() as new (file: string, options: { timeout: number }) => RawSqlite;
  const lock = new Driver(path, { timeout: PATIENCE });
  const holder = (): number => Number(lock.pragma('user_version', { simple: true }));
  try {
    for (;;) {
      // The number is readable only after a commit, and the commit releases the lock. So another server can come in between.
      lock.pragma(`user_version = ${process.pid}`);
      // An open transaction without a write keeps other writers out and lets them read the number.
      lock.exec('BEGIN IMMEDIATE');
      if (holder() === process.pid) return () => lock.close();
      lock.exec('ROLLBACK');
    }
  } catch (error) {
    const failure = isBusy(error) ? new DatabaseInUseError(file, holder()) : error;
    lock.close();
    throw failure;
  }
}
