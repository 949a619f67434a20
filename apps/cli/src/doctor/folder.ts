/** Checks the data folder: write access, permissions of other users, and free disk space. */
import { accessSync, constants, existsSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileFailure } from '../reasons.ts';
import { ok, warning, wrong, type DoctorFinding } from './finding.ts';

/** The permission bits for other users. */
const OTHERS = 0o077;
/** The least free space that an installation needs, in bytes. */
const LEAST_ROOM = 1e9;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Checks that only the owner has access to the folder and its files. */
function examineRights(folder: string): DoctorFinding {
  const open = [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & OTHERS) !== 0,
  );
  if (open.length === 0) return ok('rights', 'The data folder and its files are for their owner alone.');
  const text = `Other users of this machine may read ${open.join(', ')}. Remove their rights: chmod -R go= ${folder}`;
  return warning('rights', text);
}

/** Checks the data folder. */
export function examineFolder(folder: string): DoctorFinding[] {
  if (!existsSync(folder)) return [warning('data folder', `There is no ${folder} yet. rw import creates it.`)];
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    const room = bavail * bsize;
    const used = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const enough = Math.max(LEAST_ROOM, 2 * used);
    return [
      ok('data folder', `${folder} can be written.`),
      examineRights(folder),
      room >= enough
        ? ok('room', `${gigabytes(room)} are free.`)
        : warning('room', `Only ${gigabytes(room)} are free. ${gigabytes(enough)} are needed for backups and growth.`),
    ];
  } catch (error) {
    const failure = fileFailure(error);
    if (failure === null) throw error;
    return [wrong('data folder', failure)];
  }
}
