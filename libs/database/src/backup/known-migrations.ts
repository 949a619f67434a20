/** Checks whether this version of the program can read a database, by the migrations that were run on it. */
import { MIGRATIONS } from '../migrations/index.ts';
import { BackupError } from './backup-error.ts';

/**
 * @param names the names of the migrations that were run
 * @throws BackupError for a database of a newer version, or of another program
 */
export function requireKnown(file: string, names: readonly string[]): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  if (!names.some((name) => known.has(name))) throw new BackupError(`${file} is not a backup of Rulewright.`);
  if (names.some((name) => !known.has(name)))
    throw new BackupError(`${file} was made by a newer version of the program: restore it with that version.`);
}
