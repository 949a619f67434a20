/** Backups of the SQLite database. SQLite makes the copy while others read and write. The copy is checked before it gets its final name. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BESIDE } from '../private-files.ts';
import { sqliteDriver } from '../sqlite-driver.ts';
import { BackupError } from './backup-error.ts';
import { requireKnown } from './known-migrations.ts';
import { requireSchema, schemaOf, type RawSqlite } from './sqlite-schema.ts';

const open = (file: string): RawSqlite => {
  const Driver = sqliteDriver() as new (file: string, options: { fileMustExist: boolean }) => RawSqlite;
  return new Driver(file, { fileMustExist: true });
};

/**
 * Copies all pages in one step, because SQLite starts again whenever someone writes between two steps. Readers and writers are not blocked.
 */
const ALL_PAGES = 0x7fffffff;

/** Flushes a file to the disk. */
function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Checks a file that nobody else has open, and merges its write-ahead log into it.
 * @returns the names of its migrations
 * @throws BackupError
 */
function check(file: string, calledBy: string): string[] {
  let database: RawSqlite | null = null;
  try {
    database = open(file);
    // The file can come from someone else: its expressions may call harmless functions only.
    database.pragma('trusted_schema = OFF');
    database.pragma('journal_mode = DELETE');
    const damage = database.pragma('integrity_check') as { integrity_check: string }[];
    if (damage[0]?.integrity_check !== 'ok')
      throw new BackupError(`${calledBy} is damaged: ${damage[0]?.integrity_check}.`);
    const orphans = database.pragma('foreign_key_check') as { table: string }[];
    if (orphans[0]) throw new BackupError(`${calledBy} has rows in ${orphans[0].table} that refer to missing rows.`);
    // A view of this name could produce rows without end.
    const isThere = schemaOf(database).some(({ type, name }) => type === 'table' && name === 'migrations');
    const rows = isThere ? database.prepare('SELECT name FROM migrations').all() : [];
    const names = (rows as { name: string }[]).map(({ name }) => name);
    requireKnown(calledBy, names);
    return names;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${calledBy} cannot be read as a database: ${(error as Error).message}.`, { cause: error });
  } finally {
    database?.close();
  }
}

/**
 * Creates a file that only its owner can read, fills it with `make`, checks it and renames it. If this fails, no file remains.
 * @param inspect a further check, with the names of the migrations
 */
async function makeFile(
  target: string,
  calledBy: string,
  make: (part: string) => unknown,
  inspect?: (part: string, migrations: readonly string[]) => Promise<void>,
): Promise<void> {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  try {
    await make(part);
    const migrations = check(part, calledBy);
    await inspect?.(part, migrations);
    sync(part);
    renameSync(part, target);
  } finally {
    for (const path of [part, ...BESIDE.map((end) => part + end)]) rmSync(path, { force: true });
  }
}

/** Copies the database in `file` to the new file `target`. @throws BackupError */
export async function backUpSqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  await makeFile(target, file, async (part) => {
    const database = open(file);
    try {
      await database.backup(part, { progress: () => ALL_PAGES });
    } finally {
      database.close();
    }
  });
}

/** Restores the database in `file` from a backup. @throws BackupError if there is a database already */
export async function restoreSqlite(source: string, file: string): Promise<void> {
  const there = [file, ...BESIDE.map((end) => file + end)].find((path) => existsSync(path) && statSync(path).size > 0);
  if (there !== undefined)
    throw new BackupError(`${there} exists already. Stop the program and move the old database away first.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await makeFile(
    file,
    source,
    (part) => copyFileSync(source, part),
    async (part, migrations) => {
      const database = open(part);
      try {
        await requireSchema(source, database, migrations);
      } finally {
        database.close();
      }
    },
  );
}
