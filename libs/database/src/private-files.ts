/** Restricts the SQLite files to the user who runs the program, because they contain accounts and decks. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files that SQLite creates next to the database file, with the same permissions: its logs and an index of a log. */
export const BESIDE = ['-wal', '-shm', '-journal'];

/** Removes the permissions of other users. A file of another owner stays unchanged. */
function tighten(path: string, mode: number): void {
  const status = statSync(path);
  const isOurs = process.getuid === undefined || status.uid === process.getuid();
  if (isOurs && (status.mode & 0o077) !== 0) chmodSync(path, mode);
}

/** Whether a folder contains only the database and files that belong to it, so that its permissions may be changed. */
const isDataFolder = (folder: string, file: string): boolean =>
  readdirSync(folder).every((name) => name.startsWith(basename(file)) || OURS.has(name));

/** Other files of the data folder. */
const OURS = new Set(['first-admin-link']);

/** Creates the folder and the file of a database with permissions for their owner only, and tightens those of existing ones. */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  else if (isDataFolder(folder, file)) tighten(folder, 0o700);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, ...BESIDE.map((end) => join(folder, basename(file) + end))])
    if (existsSync(path)) tighten(path, 0o600);
}
