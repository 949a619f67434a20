/** Checks that a restored database has the tables of the program, and no code of anyone else: a trigger runs at writes of the program. */
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { dataSourceFor } from '../open.ts';
import { BackupError } from './backup-error.ts';

/** The part of better-sqlite3 that backups use. */
export interface RawSqlite {
  pragma(text: string): unknown;
  prepare(text: string): { all(): unknown[] };
  backup(file: string, options: { progress(): number }): Promise<unknown>;
  close(): void;
}

/** A table, index, view or trigger. */
interface SchemaEntry {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

const ENTRIES = 'SELECT type, name, sql FROM sqlite_master';

export const schemaOf = (database: RawSqlite): SchemaEntry[] => database.prepare(ENTRIES).all() as SchemaEntry[];

/** The schema that these migrations make. */
async function schemaAfter(migrations: readonly string[]): Promise<SchemaEntry[]> {
  const fresh = dataSourceFor({ file: ':memory:' });
  fresh.setOptions({ migrations: MIGRATIONS.filter(({ name }) => migrations.includes(name)) });
  await fresh.initialize();
  try {
    await migrate(fresh);
    return await fresh.query<SchemaEntry[]>(ENTRIES);
  } finally {
    await fresh.destroy();
  }
}

/** Whether SQLite runs code of an entry by itself. Ordinary tables and indexes only hold data. */
const isCode = ({ type, sql }: SchemaEntry): boolean =>
  type === 'trigger' || type === 'view' || /^\s*CREATE\s+VIRTUAL/iu.test(sql ?? '');

/**
 * @param calledBy the name of the backup in messages
 * @param migrations the names of the migrations that were run on it
 * @throws BackupError if a table or a trigger is missing, or if there is a trigger, a view or a virtual table that the program did not make
 */
export async function requireSchema(
  calledBy: string,
  database: RawSqlite,
  migrations: readonly string[],
): Promise<void> {
  const [actual, wanted] = [schemaOf(database), await schemaAfter(migrations)];
  const same = (a: SchemaEntry) => (b: SchemaEntry) => a.type === b.type && a.name === b.name && a.sql === b.sql;
  const strange = actual.find((entry) => isCode(entry) && !wanted.some(same(entry)));
  if (strange)
    throw new BackupError(
      `${calledBy} has the ${strange.type} "${strange.name}", which this program did not make. Someone changed the backup: restore another one.`,
    );
  const missing = wanted.find((entry) =>
    isCode(entry)
      ? !actual.some(same(entry))
      : entry.type === 'table' && !actual.some(({ type, name }) => type === 'table' && name === entry.name),
  );
  if (missing)
    throw new BackupError(
      `${calledBy} lacks the ${missing.type} "${missing.name}". Someone changed the backup: restore another one.`,
    );
}
