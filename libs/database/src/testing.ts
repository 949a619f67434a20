/** For tests: every database that a suite runs on. SQLite always, PostgreSQL where TEST_POSTGRES_URL names a server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrate } from './migrate.ts';
import { openDatabase, type DatabaseOptions } from './open.ts';

export interface TestDatabase {
  readonly options: DatabaseOptions;
  readonly database: DataSource;
  close(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  /** A new, empty database; `migrated` by default. */
  create(migrated?: boolean): Promise<TestDatabase>;
}

async function opened(options: DatabaseOptions, migrated: boolean, drop: () => Promise<void>): Promise<TestDatabase> {
  const database = await openDatabase(options);
  if (migrated) await migrate(database);
  const close = async (): Promise<void> => {
    await database.destroy();
    await drop();
  };
  return { options, database, close };
}

async function sqlite(migrated = true): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'rulewright-test-'));
  // Called as a process calls the one in its DATA_DIR.
  return opened({ file: join(folder, 'rulewright.sqlite') }, migrated, () =>
    rm(folder, { recursive: true, force: true }),
  );
}

const server = process.env['TEST_POSTGRES_URL'];

async function onServer(url: string, statement: string): Promise<void> {
  const admin = await new DataSource({ type: 'postgres', url }).initialize();
  await admin.query(statement);
  await admin.destroy();
}

async function postgres(url: string, migrated = true): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return opened({ url: own.href }, migrated, () => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`));
}

export const DATABASES: readonly DatabaseKind[] = [
  { name: 'SQLite', create: sqlite },
  ...(server ? [{ name: 'PostgreSQL', create: (migrated?: boolean) => postgres(server, migrated) }] : []),
];
