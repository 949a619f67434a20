/** The whole content of a database as text that can be compared byte by byte: its schema, every row, and the counters of ids. */
import type { DataSource } from 'typeorm';
import { isPostgres } from '../../src/index.ts';

/** Sorted lines by table. The schema has an entry of its own. */
export type Dump = Readonly<Record<string, readonly string[]>>;

const linesOf = (rows: readonly { readonly line: string }[]): string[] => rows.map(({ line }) => line).sort();

async function sqliteDump(database: DataSource): Promise<Dump> {
  const schema = await database.query<{ name: string; line: string }[]>(
    "SELECT name, type || ' ' || name || ' ' || COALESCE(sql, '') AS line FROM sqlite_master",
  );
  const dump: Record<string, readonly string[]> = { schema: linesOf(schema) };
  const tables = await database.query<{ name: string }[]>("SELECT name FROM sqlite_master WHERE type = 'table'");
  for (const { name } of tables) {
    const columns = await database.query<{ name: string }[]>(`SELECT name FROM pragma_table_info('${name}')`);
    const line = columns.map((column) => `quote("${column.name}")`).join(" || ' ' || ");
    dump[name] = linesOf(await database.query(`SELECT ${line} AS line FROM "${name}"`));
  }
  return dump;
}

async function postgresDump(database: DataSource): Promise<Dump> {
  const columns = await database.query<{ line: string }[]>(
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
     FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const indices = await database.query<{ line: string }[]>(
    "SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'",
  );
  const counters = await database.query<{ line: string }[]>(
    "SELECT sequencename || ' ' || COALESCE(last_value, 0) AS line FROM pg_sequences WHERE schemaname = 'public'",
  );
  const dump: Record<string, readonly string[]> = {
    schema: linesOf([...columns, ...indices]),
    counters: linesOf(counters),
  };
  const tables = await database.query<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name } of tables)
    dump[name] = linesOf(await database.query(`SELECT "${name}"::text AS line FROM "${name}"`));
  return dump;
}

export const dumpOf = (database: DataSource): Promise<Dump> =>
  isPostgres(database) ? postgresDump(database) : sqliteDump(database);
