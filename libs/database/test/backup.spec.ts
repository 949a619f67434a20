/** Backups: made while others write, and restored byte for byte into an empty installation. An invalid backup is refused. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BackupError,
  backUp,
  importTree,
  insertRows,
  migrate,
  openDatabase,
  restoreBackup,
  run,
  sql,
  toolsProblem,
} from '../src/index.ts';
import { DATABASES, type DatabaseKind, type TestDatabase } from './support/testing.ts';
import { dumpOf } from './support/dump.ts';
import { CARDS, cardFile, tree, withFile } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

const BY = { author: 'files', message: 'Import of the files.' };
/** Values that a backup easily corrupts: quotes, tabs, backslashes, line ends, characters outside ASCII. */
const AWKWARD = ["it's", 'tab\there', 'back\\slash \\n \\.', 'two\nlines\r\n', '蟻 é 🂡', '', ' '];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulewright-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database with two releases and texts that a backup easily corrupts. */
async function filled(kind: DatabaseKind): Promise<TestDatabase> {
  const test = await kind.create();
  const galleon = cardFile({ ...CARDS.find((one) => one.id === 'galleon')!, cost: 6 });
  for (const files of [tree(), withFile(tree(), galleon)]) await importTree(test.database, files, [harbour], BY);
  await insertRows(
    test.database,
    'import_marks',
    ['path', 'hash'],
    AWKWARD.map((text, at) => [`${at} ${text}`, text]),
  );
  return test;
}

/** A target without a database, or with an empty one, and a function that removes it. */
async function emptyPlace(kind: DatabaseKind): Promise<Pick<TestDatabase, 'options' | 'close'>> {
  if (kind.name !== 'SQLite') return kind.create(false);
  return {
    options: { file: join(mkdtempSync(join(folder, 'empty-')), 'new/rulewright.sqlite') },
    close: () => Promise.resolve(),
  };
}

/** Whether the programs on this machine can back up this kind of database. SQLite needs no program. */
async function backedUpHere(kind: DatabaseKind): Promise<boolean> {
  const test = await kind.create(false);
  const { url } = test.options;
  const rows = url === undefined ? [] : await test.database.query<{ server_version: string }[]>('SHOW server_version');
  await test.close();
  return url === undefined || (await toolsProblem(rows[0]!.server_version)) === null;
}
const here = await Promise.all(DATABASES.map(backedUpHere));

describe.each(DATABASES.filter((_, at) => here[at]))('a backup on $name', (kind) => {
  it('is restored into an empty installation byte for byte', async () => {
    const test = await filled(kind);
    const file = await backUp(test.options, join(folder, 'copy'));
    const before = await dumpOf(test.database);
    expect(Object.values(before).flat().length).toBeGreaterThan(100);

    const empty = await emptyPlace(kind);
    await restoreBackup(file, empty.options);
    const restored = await openDatabase(empty.options);
    expect(await migrate(restored)).toEqual([]);
    expect(await dumpOf(restored)).toEqual(before);
    // The restored database accepts writes, and its id counters continue.
    await importTree(restored, tree(), [harbour], BY);
    await restored.destroy();
    await empty.close();
    await test.close();
  });

  it('is a snapshot of one moment, although others write all the time', async () => {
    const test = await filled(kind);
    const other = await openDatabase(test.options);
    let [goesOn, written] = [true, 0];
    const writing = (async () => {
      for (; goesOn; written++) {
        await run(other, sql`INSERT INTO import_marks (path, hash) VALUES (${`n ${written}`}, ${'x'.repeat(2_000)})`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const files: [string, number][] = [];
    for (let at = 0; at < 5; at++) {
      const before = written;
      files.push([await backUp(test.options, join(folder, `copy-${at}`)), before]);
    }
    goesOn = false;
    await writing;
    await other.destroy();
    await test.close();
    for (const [file, before] of files) {
      const place = await emptyPlace(kind);
      await restoreBackup(file, place.options);
      const restored = await openDatabase(place.options);
      const rows = await restored.query<{ path: string }[]>("SELECT path FROM import_marks WHERE hash LIKE 'xx%'");
      await restored.destroy();
      await place.close();
      const numbers = rows.map(({ path }) => Number(path.slice(2))).sort((a, b) => a - b);
      // Every row written before the backup started is there, and the numbers have no gap.
      expect(numbers.length).toBeGreaterThanOrEqual(before);
      expect(numbers).toEqual(numbers.map((_, n) => n));
    }
  });

  it('is for its owner alone, and leaves nothing else behind', async () => {
    const test = await filled(kind);
    const file = await backUp(test.options, folder);
    expect(file).toMatch(/rulewright-\d{8}T\d{6}Z\.(?:sqlite|dump)$/u);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toHaveLength(1);
    await expect(backUp(test.options, file)).rejects.toThrow('exists already');
    await test.close();
  });

  it('is not restored over an existing database', async () => {
    const test = await filled(kind);
    const file = await backUp(test.options, join(folder, 'copy'));
    const before = await dumpOf(test.database);
    await expect(restoreBackup(file, test.options)).rejects.toThrow(BackupError);
    expect(await dumpOf(test.database)).toEqual(before);
    await test.close();
  });

  it('of a newer version is refused', async () => {
    const test = await filled(kind);
    await run(test.database, sql`INSERT INTO migrations (timestamp, name) VALUES (${9}, ${'Later9'})`);
    await expect(backUp(test.options, join(folder, 'copy'))).rejects.toThrow('newer version');
    expect(readdirSync(folder)).toEqual([]);
    await test.close();
  });
});

const [SQLITE] = DATABASES;

test('a backup that is cut off or changed is refused, and no database appears', async () => {
  const { options, close } = await filled(SQLITE!);
  const file = await backUp(options, join(folder, 'copy'));
  await close();
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed.fill(0x5a, 8192, 16384);
  const target = { file: join(folder, 'new/rulewright.sqlite') };
  for (const bytes of [whole.subarray(0, whole.length / 2), changed]) {
    writeFileSync(file, bytes);
    await expect(restoreBackup(file, target)).rejects.toThrow(BackupError);
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
  }
  writeFileSync(file, 'no backup at all');
  await expect(restoreBackup(file, target)).rejects.toThrow('is not a backup');
});

test('a backup of another kind of database is refused', async () => {
  const { options, close } = await filled(SQLITE!);
  const file = await backUp(options, join(folder, 'copy'));
  await close();
  await expect(restoreBackup(file, { url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    'unset DATABASE_URL',
  );
  writeFileSync(join(folder, 'archive'), 'PGDMP and more');
  await expect(restoreBackup(join(folder, 'archive'), options)).rejects.toThrow(
    'name an empty database in DATABASE_URL',
  );
});

test('the log of an old database next to the new one is not applied to it', async () => {
  const { options, close } = await filled(SQLITE!);
  const file = await backUp(options, join(folder, 'copy'));
  await close();
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new/rulewright.sqlite-wal'), 'left over');
  await expect(restoreBackup(file, { file: join(folder, 'new/rulewright.sqlite') })).rejects.toThrow('exists already');
});

test('a backup without a database is refused', async () => {
  await expect(backUp({ file: join(folder, 'none.sqlite') }, join(folder, 'copy'))).rejects.toThrow(
    'There is no database',
  );
  expect(existsSync(join(folder, 'none.sqlite'))).toBe(false);
});

describe('the programs of PostgreSQL', () => {
  const originalPath = process.env['PATH'];
  afterEach(() => {
    process.env['PATH'] = originalPath;
  });
  const URL_WITH_PASSWORD = 'postgres://ann:p%40ss@127.0.0.1:5432/cards';

  /** Puts a program first in the PATH, with a script that records how it is called. */
  function stand(name: string, script: string): void {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
    process.env['PATH'] = `${folder}:${originalPath}`;
  }

  it('get the password in the environment, which no other user sees', async () => {
    stand('pg_dump', `echo "$@" > ${folder}/said; echo "$PGPASSWORD" >> ${folder}/said; exit 1`);
    await expect(backUp({ url: URL_WITH_PASSWORD }, join(folder, 'copy'))).rejects.toThrow('pg_dump failed');
    const [args, password] = readFileSync(join(folder, 'said'), 'utf8').split('\n');
    expect(args).toContain('--dbname=postgres://ann@127.0.0.1:5432/cards');
    expect(args).not.toContain('p%40ss');
    expect(password).toBe('p@ss');
    expect(existsSync(join(folder, 'copy'))).toBe(false);
  });

  it('are named if they are missing or older than the server', async () => {
    process.env['PATH'] = folder;
    await expect(backUp({ url: URL_WITH_PASSWORD }, join(folder, 'copy'))).rejects.toThrow('pg_dump was not found');
    expect(await toolsProblem('15.3')).toContain('was not found');
    stand('pg_dump', 'echo "pg_dump (PostgreSQL) 15.18 (Debian)"');
    stand('pg_restore', 'echo "pg_restore (PostgreSQL) 15.18 (Debian)"');
    expect(await toolsProblem('15.3')).toBeNull();
    expect(await toolsProblem('18.1')).toContain('pg_dump is of version 15.18');
  });
});
