/**
 * The one way to write: a transaction that starts as the only writer and ends whole or not at all.
 *
 * On SQLite every transaction has a connection to itself, so that requests served meanwhile by the shared one read the
 * last committed state; waiting for another writer never blocks the process, which may be the one holding the lock. Opening
 * a connection costs more than what most transactions write: one that is done with is kept for the next.
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

const isBusy = (error: unknown): boolean => String((error as { code?: unknown }).code ?? '').startsWith('SQLITE_BUSY');

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

/** Connections to SQLite files that wait for the next transaction. */
const idle = new WeakMap<DataSource, DataSource[]>();
/** Of one file: more wait only while several transactions overlap. */
const MOST_IDLE = 2;

/** A second connection to the same SQLite file. */
async function writerOf(database: DataSource): Promise<DataSource> {
  const kept = idle.get(database)?.pop();
  if (kept) return kept;
  const writer = new DataSource({ ...database.options, timeout: 0 } as typeof database.options);
  await writer.initialize();
  await writer.query('PRAGMA busy_timeout = 0');
  return writer;
}

async function keepWriter(database: DataSource, writer: DataSource): Promise<void> {
  const kept = idle.get(database) ?? [];
  if (!database.isInitialized || kept.length >= MOST_IDLE) return writer.destroy();
  idle.set(database, [...kept, writer]);
}

/** Closes the connections that wait for a transaction; for when the database is closed. */
export async function closeWriters(database: DataSource): Promise<void> {
  const kept = idle.get(database) ?? [];
  idle.delete(database);
  for (const writer of kept) await writer.destroy();
}

/** Memory databases have one connection: their writers take turns. */
const turns = new WeakMap<DataSource, Promise<unknown>>();

async function inTurn<T>(database: DataSource, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(database) ?? Promise.resolve()).then(work, work);
  turns.set(
    database,
    mine.catch(() => undefined),
  );
  return mine;
}

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
  if (database.options.database === ':memory:')
    return inTurn(database, () => sqliteTransaction(database.createQueryRunner(), work));
  const writer = await writerOf(database);
  try {
    const result = await sqliteTransaction(writer.createQueryRunner(), work);
    await keepWriter(database, writer);
    return result;
  } catch (error) {
    await writer.destroy();
    throw error;
  }
}

/**
 * Runs `work`, all or nothing, beside other writers where the database has room for several: for writes that depend on nothing
 * but what their keys forbid. SQLite has one writer at a time. @throws DatabaseBusyError
 */
export async function besideOthers<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  return isPostgres(database) ? postgresTransaction(database, work, false) : inTransaction(database, work);
}
