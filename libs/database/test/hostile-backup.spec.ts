/** SQLite files that someone made or changed to harm an installation: `restoreBackup` refuses each with a sentence, and leaves nothing. */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError, backUp, restoreBackup } from '../src/index.ts';
import { sqliteDriver } from '../src/sqlite-driver.ts';
import { DATABASES } from './support/testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulewright-hostile-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a file with SQLite alone, and changes it. */
function changed(file: string, ...statements: string[]): void {
  const Driver = sqliteDriver() as new (file: string) => { exec(text: string): void; close(): void };
  const database = new Driver(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

describe('a hostile SQLite file', () => {
  let made: { file: string; close: () => Promise<void> };
  beforeAll(async () => {
    const { options, close } = await DATABASES[0]!.create();
    const place = mkdtempSync(join(tmpdir(), 'rulewright-hostile-'));
    const file = await backUp(options, join(place, 'copy'));
    await close();
    made = { file, close: () => Promise.resolve(rmSync(place, { recursive: true })) };
  });
  afterAll(() => made.close());

  it.each<{ what: string; harm: (file: string) => void; says: string }>([
    {
      what: 'with a trigger that makes accounts',
      harm: (file) =>
        changed(file, "CREATE TRIGGER helper AFTER INSERT ON releases BEGIN UPDATE accounts SET role = 'admin'; END"),
      says: 'has the trigger "helper", which this program did not make',
    },
    {
      what: 'with a changed trigger of the program',
      harm: (file) =>
        changed(
          file,
          'DROP TRIGGER audit_entries_no_update',
          'CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries BEGIN SELECT 1; END',
        ),
      says: 'has the trigger "audit_entries_no_update"',
    },
    {
      what: 'without the triggers that keep the audit log',
      harm: (file) => changed(file, 'DROP TRIGGER audit_entries_no_update'),
      says: 'lacks the trigger "audit_entries_no_update"',
    },
    {
      what: 'with a view in place of a table',
      harm: (file) => changed(file, 'DROP TABLE import_marks', "CREATE VIEW import_marks AS SELECT 'a' path, 'b' hash"),
      says: 'has the view "import_marks"',
    },
    {
      what: 'with a virtual table',
      harm: (file) => changed(file, 'CREATE VIRTUAL TABLE extra USING fts5(text)'),
      says: 'has the table "extra"',
    },
    {
      what: 'without a table',
      harm: (file) => changed(file, 'DROP TABLE import_marks'),
      says: 'lacks the table "import_marks"',
    },
    {
      what: 'with migrations without end',
      harm: (file) =>
        changed(
          file,
          'DROP TABLE migrations',
          "CREATE VIEW migrations AS WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n) SELECT 'x' || i name FROM n",
        ),
      says: 'is not a backup of Rulewright',
    },
    {
      what: 'of another program',
      harm: (file) => {
        rmSync(file);
        changed(file, 'CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('mine')");
      },
      says: 'is not a backup of Rulewright',
    },
    {
      what: 'of another program with migrations of its own',
      harm: (file) => {
        rmSync(file);
        changed(file, 'CREATE TABLE migrations (name TEXT)', "INSERT INTO migrations VALUES ('First1')");
      },
      says: 'is not a backup of Rulewright',
    },
    {
      what: 'that claims two billion pages',
      harm: (file) => {
        const bytes = readFileSync(file);
        bytes.writeUInt32BE(0x7fffffff, 28);
        writeFileSync(file, bytes);
      },
      says: 'copy',
    },
    {
      what: 'that ends within its header',
      harm: (file) => truncateSync(file, 40),
      says: 'cannot be read as a database',
    },
    {
      what: 'that is empty',
      harm: (file) => truncateSync(file, 0),
      says: 'is not a backup',
    },
  ])('$what is refused, and leaves nothing', async ({ harm, says }) => {
    const file = join(folder, 'copy');
    copyFileSync(made.file, file);
    harm(file);
    const restoring = restoreBackup(file, { file: join(folder, 'new/rulewright.sqlite') });
    await expect(restoring).rejects.toThrow(BackupError);
    await expect(restoring).rejects.toThrow(says);
    if (existsSync(join(folder, 'new'))) expect(readdirSync(join(folder, 'new'))).toEqual([]);
  });

  it('does not follow a link that waits for the new database', async () => {
    mkdirSync(join(folder, 'new'));
    const target = join(folder, 'new/rulewright.sqlite');
    for (const name of [target, `${target}.part`]) symlinkSync(join(folder, 'elsewhere'), name);
    await restoreBackup(made.file, { file: target });
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
    expect(lstatSync(target).isFile()).toBe(true);
    await expect(restoreBackup(folder, { file: join(folder, 'other') })).rejects.toThrow('is not a file');
  });
});
