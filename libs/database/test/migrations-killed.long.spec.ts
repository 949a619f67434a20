/** Migrations whose process is killed at any statement: the database keeps its old version and its rows, and the next start migrates it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { bundleForTests } from '../../../tools/lib/bundle.mjs';
import { migrate, migrationState, openDatabase, run, sql, type DatabaseOptions } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

/** The process that migrates. */
const PROCESS = await bundleForTests(fileURLToPath(new URL('support/migrate-process.ts', import.meta.url)));
/** The number of migrations of the old version. The rest is run under kills. */
const OLD = 5;
const KILLS = 12;

/** Migrates in a process. Resolves to the number of statements; null if it was killed. */
async function migrateInProcess(options: DatabaseOptions, before?: number): Promise<number | null> {
  const args = [PROCESS, JSON.stringify(options), ...(before === undefined ? [] : [String(before)])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal === 'SIGKILL' ? null : Number(said);
}

/** The rows that were written under the old version. */
const rowsOf = (database: DataSource) => database.query<object[]>('SELECT path, hash FROM import_marks ORDER BY path');

describe.each(DATABASES)('migrations on $name', (kind) => {
  /** A database of the old version with rows. */
  async function old(): Promise<TestDatabase> {
    const test = await kind.create(false);
    test.database.setOptions({ migrations: MIGRATIONS.slice(0, OLD) });
    await test.database.destroy();
    await test.database.initialize();
    await migrate(test.database);
    for (let n = 0; n < 50; n++)
      await run(test.database, sql`INSERT INTO import_marks (path, hash) VALUES (${`n ${n}`}, ${'x'.repeat(500)})`);
    return test;
  }

  it('are run completely or not at all, wherever their process is killed', async () => {
    const whole = await old();
    const statements = (await migrateInProcess(whole.options))!;
    expect(statements).toBeGreaterThan(50);
    await whole.close();

    const test = await old();
    const rows = await rowsOf(test.database);
    await test.database.destroy();
    for (let at = 0; at < KILLS; at++) {
      const before = 2 + Math.floor(((statements - 2) * at) / (KILLS - 1));
      expect([before, await migrateInProcess(test.options, before)]).toEqual([before, null]);
      const database = await openDatabase(test.options);
      const { missing } = await migrationState(database);
      expect([before, [0, MIGRATIONS.length - OLD].includes(missing.length)]).toEqual([before, true]);
      expect(await rowsOf(database)).toEqual(rows);
      await database.destroy();
    }
    expect(await migrateInProcess(test.options)).toBeGreaterThan(0);
    await test.database.initialize();
    expect(await migrationState(test.database)).toEqual({ missing: [], unknown: [] });
    expect(await rowsOf(test.database)).toEqual(rows);
    await test.close();
  }, 180_000);
});
