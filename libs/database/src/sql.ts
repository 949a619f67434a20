/** SQL composed of pieces that carry their own values, so that no value ever becomes part of the text. */
import type { DataSource, QueryRunner } from 'typeorm';

export type SqlValue = string | number | null;

export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly SqlValue[],
  ) {}
}

/** `` sql`SELECT … WHERE id = ${id} AND ${condition}` ``: values become placeholders, and SQL pieces are inserted. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Sql | SqlValue)[]): Sql {
  const texts: string[] = [strings[0]!];
  const values: SqlValue[] = [];
  parts.forEach((one, i) => {
    const after = strings[i + 1]!;
    if (one instanceof Sql) {
      texts[texts.length - 1] += one.texts[0]!;
      texts.push(...one.texts.slice(1));
      values.push(...one.values);
      texts[texts.length - 1] += after;
    } else {
      values.push(one);
      texts.push(after);
    }
  });
  return new Sql(texts, values);
}

/** A piece of SQL that is fixed in the code, such as a table or a direction. Never pass text from outside. */
export const raw = (text: string): Sql => new Sql([text], []);

export const joinSql = (list: readonly Sql[], between: string): Sql =>
  list.reduce((all, one, i) => (i === 0 ? one : sql`${all}${raw(between)}${one}`), raw(''));

/** For example `(?, ?, ?)`, to use after `IN`. */
export const valueList = (values: readonly SqlValue[]): Sql =>
  // Built directly, because joining piece by piece would copy the list for every value.
  new Sql(values.length === 0 ? ['()'] : ['(', ...Array<string>(values.length - 1).fill(', '), ')'], values);

/** A connection that runs SQL: a data source, or a single connection of it inside a transaction. */
export type Runner = DataSource | QueryRunner;

export const isPostgres = (runner: Runner): boolean =>
  ('dataSource' in runner ? runner.dataSource : runner).options.type === 'postgres';

/** Replaces NUL, which PostgreSQL rejects in a text. No stored text contains NUL, so the replaced text finds nothing either. */
export const withoutNul = <Value extends SqlValue>(value: Value): Value =>
  (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value) as Value;

/** Runs one statement. Returns the rows of a query, with the column names of the statement. */
export async function run<Row = unknown>(runner: Runner, statement: Sql): Promise<Row[]> {
  const { texts, values } = statement;
  const postgres = isPostgres(runner);
  const text = texts.map((piece, i) => (i === 0 ? piece : `${postgres ? `$${i}` : '?'}${piece}`)).join('');
  const result: unknown = await runner.query(text, values.map(postgres ? withoutNul : (one) => one));
  // On PostgreSQL, TypeORM answers UPDATE and DELETE with a pair: the rows, and how many were affected.
  const isPair = Array.isArray(result) && Array.isArray(result[0]) && typeof result[1] === 'number';
  const rows: unknown = isPair ? result[0] : result;
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

/** The most values in one list of a statement. */
const MOST_LISTED = 1_000;

/** Splits a long list into pieces that fit into a `valueList`. */
export function* chunks<Value>(list: readonly Value[], size = MOST_LISTED): Generator<Value[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/** The most bound values of one statement. SQLite allows 32,766, PostgreSQL 65,535. */
const MOST_VALUES = 8_000;

/** SQLite runs in this process. Before inserting at least this many rows, other work gets a turn. */
const LONG = 100;

/** Inserts rows, as many in each statement as it may contain. */
export async function insertRows(
  runner: Runner,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
  onConflict = '',
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (`;
  for (let from = 0; from < rows.length; from += atOnce) {
    const chunk = rows.slice(from, from + atOnce);
    if (chunk.length >= LONG) await new Promise((resolve) => setImmediate(resolve));
    // Built directly, because joining piece by piece would copy the statement for every row.
    const texts = chunk.flatMap((_, r) => columns.map((_column, c) => (c > 0 ? ', ' : r > 0 ? '), (' : head)));
    await run(runner, new Sql([...texts, `)${onConflict}`], chunk.flat()));
  }
}
