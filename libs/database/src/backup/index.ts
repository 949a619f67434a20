/** Backs up an installation to one file, and restores an installation from it. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseOptions } from '../open.ts';
import { BackupError } from './backup-error.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';

export { BackupError } from './backup-error.ts';
export { toolsProblem } from './postgres-tools.ts';

/** The first bytes of each kind of backup file. */
const MAGIC = { sqlite: 'SQLite format 3', postgres: 'PGDMP' } as const;
const ENDING = { sqlite: 'sqlite', postgres: 'dump' } as const;

type Kind = keyof typeof MAGIC;

const kindOf = ({ url }: DatabaseOptions): Kind => (url === undefined ? 'sqlite' : 'postgres');

/** The kind of a backup file. @throws BackupError */
function kindIn(file: string): Kind {
  // Opening a pipe would wait for ever.
  if (!statSync(file).isFile()) throw new BackupError(`${file} is not a file.`);
  const start = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  const match = (Object.keys(MAGIC) as Kind[]).find((kind) => start.toString('latin1').startsWith(MAGIC[kind]));
  if (!match) throw new BackupError(`${file} is not a backup.`);
  return match;
}

/** The path of a new backup: `place` itself or, if `place` is a folder, a file in it that is named after the time. */
function fileAt(place: string, kind: Kind): string {
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const file = isFolder ? join(place, `rulewright-${time}.${ENDING[kind]}`) : place;
  if (existsSync(file))
    throw new BackupError(`${file} exists already. A backup never replaces a file. Choose another name.`);
  return file;
}

/**
 * Copies a database, even while it is in use, to a new file, and checks the file.
 * @param place the path of a new file, or a folder for it
 * @returns the path of the file
 * @throws BackupError
 */
export async function backUp(options: DatabaseOptions, place: string): Promise<string> {
  const kind = kindOf(options);
  const file = fileAt(place, kind);
  if (kind === 'postgres') await backUpPostgres(options.url!, file);
  else await backUpSqlite(options.file!, file);
  return file;
}

/** Restores a database from a backup. The target must not exist, or must be empty. @throws BackupError */
export async function restoreBackup(source: string, options: DatabaseOptions): Promise<void> {
  const [kind, wanted] = [kindIn(source), kindOf(options)];
  if (kind !== wanted) {
    const how = kind === 'sqlite' ? 'SQLite: unset DATABASE_URL' : 'PostgreSQL: name an empty database in DATABASE_URL';
    throw new BackupError(`${source} is a backup of ${how} to restore it.`);
  }
  if (kind === 'postgres') await restorePostgres(source, options.url!);
  else await restoreSqlite(source, options.file!);
}
