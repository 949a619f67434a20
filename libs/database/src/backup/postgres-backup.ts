/** Backups of a PostgreSQL database, made by PostgreSQL's own programs. An archive is a snapshot, taken while others read and write. */
import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { requireKnown } from './known-migrations.ts';
import { runTool } from './postgres-tools.ts';

/** Without owners and rights, so that those of the target server apply. */
const PLAIN = ['--no-owner', '--no-privileges'];

/** The names in the migrations table of an archive. In the COPY output, each row has an id, a time and the name. */
async function migrationsIn(archive: string): Promise<string[]> {
  const text = await runTool('pg_restore', ['--data-only', '--table=migrations', '--file=-', archive]);
  return text.split('\n').flatMap((line) => /^\d+\t\d+\t(\w+)$/u.exec(line)?.slice(1) ?? []);
}

/** Writes an archive of the database at `url` to the new file `target`. @throws BackupError */
export async function backUpPostgres(url: string, target: string): Promise<void> {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  try {
    await runTool('pg_dump', ['--format=custom', ...PLAIN, `--file=${part}`], url);
    requireKnown('The database', await migrationsIn(part));
    renameSync(part, target);
  } finally {
    rmSync(part, { force: true });
  }
}

/** The number of tables in a database. */
async function tablesAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      "SELECT COUNT(*) AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
    );
    return Number(rows[0]!.tables);
  } finally {
    await client.end();
  }
}

/** Restores an archive into the empty database at `url`, in one transaction. @throws BackupError if the database has tables */
export async function restorePostgres(source: string, url: string): Promise<void> {
  requireKnown(source, await migrationsIn(source));
  if ((await tablesAt(url)) > 0)
    throw new BackupError('The database has tables already. Create an empty one, and name it in DATABASE_URL.');
  await runTool('pg_restore', ['--exit-on-error', '--single-transaction', ...PLAIN, source], url);
}
