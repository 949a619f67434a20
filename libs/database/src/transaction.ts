/**
 * The only way to write: a transaction that runs as the only writer, completely or not at all.
 *
 * On SQLite, transactions use a connection of their own. Requests on the shared connection read the last committed state in the meantime.
 * Waiting for another writer never blocks the process, which may hold the lock itself. The connection is kept for the next transaction,
 * because opening one takes longer than most writes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { isPostgres } from './sql.ts';

/** How long to wait for another writer, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 25;
/** An arbitrary number, the same for every writer of this schema. */
const POSTGRES_LOCK = 7_203_145;

/** Thrown if another writer holds the database for too long. */
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

/** Transactions of this process on one SQLite database run in the order in which they were requested. */
const turns = new WeakMap<DataSource, Promise<unknown>>();

async function inTurn<T>(database: DataSource, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(database) ?? Promise.resolve()).then(work, work);
  turns.set(
    database,
    mine.catch(() => undefined),
  );
  return mine;
}

/** The second connection to each SQLite file. Transactions use it. */
const writers = new WeakMap<DataSource, DataSource>();

async function writerOf(database: DataSource): Promise<DataSource> {
  const cached = writers.get(database);
  if (cached) return cached;
  const writer = new DataSource({ ...database.options, timeout: 0 } as typeof database.options);
  await writer.initialize();
  // A subscriber that listens to statements must hear both connections.
  writer.subscribers.push(...database.subscribers);
  await writer.query('PRAGMA busy_timeout = 0');
  writers.set(database, writer);
  return writer;
}

async function dropWriter(database: DataSource): Promise<void> {
  const writer = writers.get(database);
  writers.delete(database);
  await writer?.destroy();
}

/** Closes the connection for writes after the transaction in progress. For use when the database is closed. */
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

/** Runs a transaction on a SQLite file. */
async function fileTransaction<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const writer = await writerOf(database);
  try {
    return await sqliteTransaction(writer.createQueryRunner(), work);
  } catch (error) {
    // After an error, the state of the connection is unknown.
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
    // A lost connection has nothing to roll back.
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
    // A database in memory has only one connection.
    database.options.database === ':memory:'
      ? sqliteTransaction(database.createQueryRunner(), work)
      : fileTransaction(database, work),
  );
}

/**
 * Runs `work`, all or nothing, in parallel with other writers if the database allows it. Use it for writes whose only precondition is that
 * their keys are free. SQLite has one writer at a time.
 * @throws DatabaseBusyError
 */
export async function besideOthers<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  return isPostgres(database) ? postgresTransaction(database, work, false) : inTransaction(database, work);
}
