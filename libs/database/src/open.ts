/** Opens a database: an SQLite file, or PostgreSQL by its URL. It does not run migrations. */
import { AbstractLogger, DataSource } from 'typeorm';
import { ENTITIES } from './entities/index.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { keepPrivate } from './private-files.ts';
import { retried } from './retry.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import { closeWriter } from './transaction.ts';

export interface DatabaseOptions {
  /** `postgres://…` or `postgresql://…`. It takes precedence over `file`. */
  readonly url?: string;
  /** Path of the SQLite file, or `:memory:`. */
  readonly file?: string;
}

/** How long a writer waits for another one, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** Thrown for options that cannot open a database. */
export class DatabaseOptionsError extends Error {
  readonly code = 'database-options';
}

/** The part of better-sqlite3 that is used before TypeORM takes over. */
interface RawSqlite {
  pragma(statement: string): unknown;
}

/** Logs nothing, because TypeORM would log each migration that another process ran first. Failures are thrown anyway. */
class Silent extends AbstractLogger {
  protected override writeLog(): void {
    // Callers that count statements bring their own logger.
  }
}

/** Errors of SQLite in the second of two processes that open a new file at once: both create its log, and neither waits. */
const OPENING = /is locked|busy/i;

/** A data source that also closes the connection of its transactions. */
class Database extends DataSource {
  override initialize(): Promise<this> {
    return retried(OPENING, () => super.initialize());
  }

  override async destroy(): Promise<void> {
    await closeWriter(this);
    await super.destroy();
  }
}

/** A data source for the options, not yet connected. @throws DatabaseOptionsError */
export function dataSourceFor(options: DatabaseOptions): DataSource {
  const common = {
    entities: ENTITIES,
    migrations: MIGRATIONS,
    synchronize: false,
    logger: new Silent(),
    migrationsTransactionMode: 'all' as const,
  };
  if (options.url !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(options.url)) {
      throw new DatabaseOptionsError('DATABASE_URL must start with postgres:// or postgresql://.');
    }
    return new Database({ ...common, type: 'postgres', url: options.url, applicationName: 'rulewright' });
  }
  if (options.file === undefined) throw new DatabaseOptionsError('A database needs a url or a file.');
  return new Database({
    ...common,
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: options.file,
    enableWAL: options.file !== ':memory:',
    timeout: BUSY_TIMEOUT,
    prepareDatabase: (database: RawSqlite) => {
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
      database.pragma('foreign_keys = ON');
      database.pragma('synchronous = NORMAL');
    },
  });
}

/** Opens a database and connects to it. Close it with `destroy()`. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  if (options.url === undefined && options.file !== undefined && options.file !== ':memory:') keepPrivate(options.file);
  return dataSourceFor(options).initialize();
}
