/**
 * For tests: the databases that a suite runs on. SQLite always, and PostgreSQL if TEST_POSTGRES_URL names a server. Suites that do not depend
 * on the database use PostgreSQL only in `npm run test:long`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrate } from '../../src/migrate.ts';
import { openDatabase, type DatabaseOptions } from '../../src/open.ts';

export { closeWriter } from '../../src/transaction.ts';
export { watchPlans, type PlanWatch } from './query-plans.ts';

export interface TestDatabase {
  readonly options: DatabaseOptions;
  readonly database: DataSource;
  close(): Promise<void>;
}

/** Fills a database that has its tables. */
type Fill = (database: DataSource) => Promise<unknown>;

export interface DatabaseKind {
  readonly name: string;
  /** Creates an empty database, with its tables unless `migrated` is false. */
  create(migrated?: boolean): Promise<TestDatabase>;
  /**
   * Creates a database with the data that `fill` writes. `content` names this data. In each process, `fill` runs once for a name. Further
   * databases with this name are copies, which take a fraction of the time.
   */
  createWith(content: string, fill: Fill): Promise<TestDatabase>;
}

/** Creates and drops the databases of one kind. */
interface Place {
  /** Creates a database without tables, or a copy of a database that nobody has open. */
  make(from?: DatabaseOptions): Promise<DatabaseOptions>;
  drop(options: DatabaseOptions): Promise<void>;
}

/** A kind of database that makes copies of the databases it made before. */
function kindOf(name: string, place: Place): DatabaseKind {
  const models = new Map<string, Promise<DatabaseOptions>>();
  const modelOf = (content: string, make: () => Promise<DatabaseOptions>): Promise<DatabaseOptions> => {
    const known = models.get(content) ?? make();
    models.set(content, known);
    return known;
  };
  const filled = async (from: DatabaseOptions | undefined, fill: Fill): Promise<DatabaseOptions> => {
    const options = await place.make(from);
    const database = await openDatabase(options);
    await fill(database);
    await database.destroy();
    return options;
  };
  const migrated = (): Promise<DatabaseOptions> => modelOf('', () => filled(undefined, migrate));
  const opened = async (from?: DatabaseOptions): Promise<TestDatabase> => {
    const options = await place.make(from);
    const database = await openDatabase(options);
    const close = async (): Promise<void> => {
      await database.destroy();
      await place.drop(options);
    };
    return { options, database, close };
  };
  return {
    name,
    create: async (withTables = true) => opened(withTables ? await migrated() : undefined),
    createWith: async (content, fill) => opened(await modelOf(content, async () => filled(await migrated(), fill))),
  };
}

let folder: string | undefined;

/** A new folder within a temporary folder, which is deleted when this process exits. */
function newFolder(): string {
  if (folder === undefined) {
    const made = (folder = mkdtempSync(join(tmpdir(), 'rulewright-test-')));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  }
  return mkdtempSync(join(folder, 'data-'));
}

const files: Place = {
  make: async (from) => {
    // The same file name as in a DATA_DIR.
    const file = join(newFolder(), 'rulewright.sqlite');
    if (from) await copyFile(from.file!, file);
    return { file };
  },
  drop: ({ file }) => rm(dirname(file!), { recursive: true, force: true }),
};

/** Databases on a PostgreSQL server. The copied originals stay there, because the server is used only for tests. */
function databasesOn(server: string): Place {
  const say = async (statement: string): Promise<void> => {
    const admin = await new DataSource({ type: 'postgres', url: server }).initialize();
    await admin.query(statement);
    await admin.destroy();
  };
  const nameOf = (url: string): string => new URL(url).pathname.slice(1);
  return {
    make: async (from) => {
      const url = new URL(server);
      url.pathname = `/test_${randomBytes(6).toString('hex')}`;
      // Copying the files takes half the time of the default, which writes every page to the log.
      const copied = from ? ` TEMPLATE ${nameOf(from.url!)} STRATEGY FILE_COPY` : ' STRATEGY FILE_COPY';
      await say(`CREATE DATABASE ${nameOf(url.href)}${copied}`);
      return { url: url.href };
    },
    drop: ({ url }) => say(`DROP DATABASE ${nameOf(url!)} WITH (FORCE)`),
  };
}

const server = process.env['TEST_POSTGRES_URL'];

export const DATABASES: readonly DatabaseKind[] = [
  kindOf('SQLite', files),
  ...(server ? [kindOf('PostgreSQL', databasesOn(server))] : []),
];

/**
 * The databases for a suite that does not depend on the database: only SQLite, or all of `DATABASES` if TEST_DATABASES is `every`.
 * `npm run test:long` sets TEST_DATABASES.
 */
export const MAIN_DATABASES: readonly DatabaseKind[] =
  process.env['TEST_DATABASES'] === 'every' ? DATABASES : DATABASES.slice(0, 1);
