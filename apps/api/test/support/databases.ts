/** Every database that a suite runs on: SQLite always, PostgreSQL where TEST_POSTGRES_URL names a server. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@rulewright/database';
import { DataSource } from 'typeorm';

export interface TestDatabase {
  readonly database: DataSource;
  close(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  /** A new database with all tables and nothing in them. */
  create(): Promise<TestDatabase>;
}

async function sqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'rulewright-api-'));
  const database = await openDatabase({ file: join(folder, 'rulewright.sqlite') });
  await migrate(database);
  return {
    database,
    close: async () => {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = await new DataSource({ type: 'postgres', url }).initialize();
  await admin.query(statement);
  await admin.destroy();
}

async function postgres(url: string): Promise<TestDatabase> {
  const name = `api_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href });
  await migrate(database);
  return {
    database,
    close: async () => {
      await database.destroy();
      await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

const server = process.env['TEST_POSTGRES_URL'];

export const DATABASES: readonly DatabaseKind[] = [
  { name: 'SQLite', create: sqlite },
  ...(server ? [{ name: 'PostgreSQL', create: () => postgres(server) }] : []),
];
