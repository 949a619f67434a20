/** Keeps the files of the embedded database to the person who runs the program: accounts and decks are in them. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Beside the file SQLite keeps its log and an index of it, with the rights of the file. */
export const BESIDE = ['-wal', '-shm', '-journal'];

/** Removes the rights of others. What belongs to someone else stays as it is. */
function tighten(path: string, mode: number): void {
  const found = statSync(path);
  const isOurs = process.getuid === undefined || found.uid === process.getuid();
  if (isOurs && (found.mode & 0o077) !== 0) chmodSync(path, mode);
}

/** Whether a folder holds nothing but the database and what belongs to it, so that its rights are ours to set. */
const isDataFolder = (folder: string, file: string): boolean =>
  readdirSync(folder).every((name) => name.startsWith(basename(file)) || OURS.has(name));

/** Other files of the data folder. */
const OURS = new Set(['first-admin-link']);

/** Creates the folder and the file of a database for their owner alone, and tightens the rights of those that exist. */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  else if (isDataFolder(folder, file)) tighten(folder, 0o700);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, ...BESIDE.map((end) => join(folder, basename(file) + end))])
    if (existsSync(path)) tighten(path, 0o600);
}
