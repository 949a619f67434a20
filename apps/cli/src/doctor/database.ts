/** Checks the database without changing it: whether it opens, is undamaged, has the right version, a release and an admin. */
import { existsSync } from 'node:fs';
import { ContentError, formatProblem, openReleased } from '@rulewright/content';
import { knownGames } from '@rulewright/games';
import type { DataSource } from 'typeorm';
import { nameOf, type Address } from '../context.ts';
import { reason } from '../reasons.ts';
import { ok, warning, wrong, type DoctorFinding } from './finding.ts';

const code = () => import('@rulewright/database');

/** Runs SQLite's own integrity checks. */
async function examineFile(database: DataSource): Promise<DoctorFinding> {
  const [first] = await database.query<{ integrity_check: string }[]>('PRAGMA integrity_check(1)');
  if (first?.integrity_check !== 'ok')
    return wrong('file', `The file is damaged: ${first?.integrity_check}. Restore a backup.`);
  const orphans = await database.query<{ table: string }[]>('PRAGMA foreign_key_check');
  if (orphans.length > 0)
    return wrong(
      'file',
      `${orphans.length} rows refer to missing rows, the first in ${orphans[0]!.table}. Restore a backup.`,
    );
  return ok('file', 'The file is not damaged.');
}

/** Checks that the versions of pg_dump and pg_restore match the server. */
async function examineTools(database: DataSource): Promise<DoctorFinding> {
  const [row] = await database.query<{ server_version: string }[]>('SHOW server_version');
  const problem = await (await code()).toolsProblem(row!.server_version);
  if (problem !== null) return warning('backups', `rw backup does not work here: ${problem}`);
  return ok('backups', `pg_dump and pg_restore match the server, which is PostgreSQL ${row!.server_version}.`);
}

async function examineVersion(database: DataSource): Promise<DoctorFinding> {
  const { missing, unknown } = await (await code()).migrationState(database);
  if (unknown.length > 0)
    return wrong(
      'version',
      'A newer version of the program has changed the database. Run that version, or restore a backup.',
    );
  if (missing.length > 0)
    return warning(
      'version',
      `The database is older than the program. Make a backup; then rw serve brings it up to date.`,
    );
  return ok('version', 'The database and the program have the same version.');
}

async function examineRelease(database: DataSource): Promise<DoctorFinding> {
  const { currentRelease, releaseFiles } = await code();
  const release = await currentRelease(database);
  if (!release) return wrong('release', 'There is no release. Import cards and rules with rw import DIR.');
  try {
    openReleased(await releaseFiles(database, release.number), knownGames);
    return ok('release', `Release ${release.number} can be read.`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return wrong(
      'release',
      `Release ${release.number} does not match the program: ${formatProblem(error.problems[0]!)}`,
    );
  }
}

async function examineAdmins(database: DataSource): Promise<DoctorFinding> {
  const { People } = await import('@rulewright/accounts');
  const admins = (await new People(database).list()).filter(({ role, disabled }) => role === 'admin' && !disabled);
  if (admins.length > 0)
    return ok('admins', admins.length === 1 ? 'There is 1 admin.' : `There are ${admins.length} admins.`);
  return warning('admins', 'There is no admin. Open the link in first-admin-link, or add one with rw user add.');
}

/** Checks an open database. Skips the checks that read tables if the tables have another version. */
async function examineOpen(database: DataSource): Promise<DoctorFinding[]> {
  const isPostgres = (await code()).isPostgres(database);
  const findings = [isPostgres ? await examineTools(database) : await examineFile(database)];
  if (findings[0]!.state === 'wrong') return findings;
  const version = await examineVersion(database);
  findings.push(version);
  if (version.state === 'ok') findings.push(await examineRelease(database), await examineAdmins(database));
  return findings;
}

/** Checks the database at an address. Does not create a missing one. */
export async function examineDatabase(address: Address): Promise<DoctorFinding[]> {
  const name = nameOf(address);
  if ('file' in address && !existsSync(address.file))
    return [wrong('database', `There is no ${name}. Import cards and rules with rw import DIR, or restore a backup.`)];
  const { openDatabase } = await code();
  let database: DataSource;
  try {
    database = await openDatabase(address);
  } catch (error) {
    return [wrong('database', `${name} cannot be opened: ${reason(error)}.`)];
  }
  try {
    return [ok('database', `${name} answers.`), ...(await examineOpen(database))];
  } catch (error) {
    return [wrong('database', `${name} cannot be read: ${reason(error)}.`)];
  } finally {
    await database.destroy();
  }
}
