/** Opening a database: the embedded SQLite file, or PostgreSQL by its URL. Migrations run only when told. */
import { AbstractLogger, DataSource } from 'typeorm';
import { ENTITIES } from './entities/index.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { keepPrivate } from './private-files.ts';
import { retried } from './retry.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import { closeWriter } from './transaction.ts';

export interface DatabaseOptions {
  /** `postgres://…` or `postgresql://…`; goes before `file`. */
  readonly url?: string;
  /** Path of the SQLite file, or `:memory:`. */
  readonly file?: string;
}

/** How long a writer waits for another one, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** Options that no database can be opened with. */
export class DatabaseOptionsError extends Error {
  readonly code = 'database-options';
}

/** The part of better-sqlite3 that is used before TypeORM takes over. */
interface RawSqlite {
  pragma(statement: string): unknown;
}

/** Says nothing: TypeORM would tell the output of a program of each migration that another process was faster with. What fails is thrown. */
class Silent extends AbstractLogger {
  protected override writeLog(): void {
    // Callers that count statements bring a logger.
  }
}

/** What SQLite says to the second of two processes that open a new file at once: both make a log of it, and neither waits. */
const OPENING = /is locked|busy/i;

/** A data source that closes the connection of its transactions with its own. */
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

/** Opens and connects. Close it with `destroy()`. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  if (options.url === undefined && options.file !== undefined && options.file !== ':memory:') keepPrivate(options.file);
  return dataSourceFor(options).initialize();
}
