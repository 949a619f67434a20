/**
 * The one way to write: a transaction that starts as the only writer and ends whole or not at all.
 *
 * On SQLite every transaction has a connection to itself, so that requests that the shared one serves in that time read the
 * last committed state; waiting for another writer never blocks the process, which may be the one holding the lock. Opening
 * a connection costs more than what most transactions write: it is kept for the next.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { isPostgres } from './sql.ts';

/** How long to wait for another writer, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 25;
/** Any number, the same for every writer of this schema. */
const POSTGRES_LOCK = 7_203_145;

/** Another writer held the database for too long. */
export class DatabaseBusyError extends Error {
  readonly code = 'database-busy';

  constructor() {
    super(`Another process has been writing to the database for ${PATIENCE / 1000} seconds. Try again.`);
  }
}

const isBusy = (error: unknown): boolean => ((error as { code?: string }).code ?? '').startsWith('SQLITE_BUSY');

async function beginAlone(runner: QueryRunner): Promise<void> {
  for (const giveUp = Date.now() + PATIENCE; ; await sleep(PAUSE)) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > giveUp) throw new DatabaseBusyError();
    }
  }
}

/** Transactions of this process on one SQLite database take turns in the order in which they were asked for. */
const turns = new WeakMap<DataSource, Promise<unknown>>();

async function inTurn<T>(database: DataSource, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(database) ?? Promise.resolve()).then(work, work);
  turns.set(
    database,
    mine.catch(() => undefined),
  );
  return mine;
}

/** The second connections to SQLite files, by which is written. */
const writers = new WeakMap<DataSource, DataSource>();

async function writerOf(database: DataSource): Promise<DataSource> {
  const kept = writers.get(database);
  if (kept) return kept;
  const writer = new DataSource({ ...database.options, timeout: 0 } as typeof database.options);
  await writer.initialize();
  // A listener for the statements of one also gets the statements of the other.
  writer.subscribers.push(...database.subscribers);
  await writer.query('PRAGMA busy_timeout = 0');
  writers.set(database, writer);
  return writer;
}

async function dropWriter(database: DataSource): Promise<void> {
  const kept = writers.get(database);
  writers.delete(database);
  await kept?.destroy();
}

/** Closes the connection by which is written, after what is being written; for when the database is closed. */
export const closeWriter = (database: DataSource): Promise<void> => inTurn(database, () => dropWriter(database));

async function sqliteTransaction<T>(runner: QueryRunner, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  await beginAlone(runner);
  try {
    const result = await work(runner);
    await runner.query('COMMIT');
    return result;
  } catch (error) {
    await runner.query('ROLLBACK');
    throw error;
  }
}

/** A transaction on a SQLite file. */
async function fileTransaction<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const writer = await writerOf(database);
  try {
    return await sqliteTransaction(writer.createQueryRunner(), work);
  } catch (error) {
    // Nobody knows what state the connection is in.
    await dropWriter(database);
    throw error;
  }
}

async function postgresTransaction<T>(
  database: DataSource,
  work: (runner: QueryRunner) => Promise<T>,
  alone = true,
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    if (alone) await runner.query(`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK})`);
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // A connection that is gone has nothing left to roll back.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/** Runs `work` as the only writer; an error undoes all of it. @throws DatabaseBusyError */
export async function inTransaction<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  if (isPostgres(database)) return postgresTransaction(database, work);
  return inTurn(database, () =>
    // A database in memory has one connection.
    database.options.database === ':memory:'
      ? sqliteTransaction(database.createQueryRunner(), work)
      : fileTransaction(database, work),
  );
}

/**
 * Runs `work`, all or nothing, beside other writers where the database has room for several: for writes that depend on nothing
 * but what their keys forbid. SQLite has one writer at a time. @throws DatabaseBusyError
 */
export async function besideOthers<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  return isPostgres(database) ? postgresTransaction(database, work, false) : inTransaction(database, work);
}
