/** SQL put together from pieces that carry their own values, so that no value is ever part of the text. */
import type { DataSource, QueryRunner } from 'typeorm';

export type SqlValue = string | number | null;

export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly SqlValue[],
  ) {}
}

/** `` sql`SELECT … WHERE id = ${id} AND ${condition}` ``: values become placeholders, and parts of SQL are inserted. */
export function sql(strings: TemplateStringsArray, ...given: readonly (Sql | SqlValue)[]): Sql {
  const texts: string[] = [strings[0]!];
  const values: SqlValue[] = [];
  given.forEach((one, i) => {
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

/** A piece of SQL that is fixed in the code: a table, a direction. Never text from outside. */
export const raw = (text: string): Sql => new Sql([text], []);

export const joinSql = (list: readonly Sql[], between: string): Sql =>
  list.reduce((all, one, i) => (i === 0 ? one : sql`${all}${raw(between)}${one}`), raw(''));

/** `(?, ?, ?)`; for `IN`. */
export const valueList = (values: readonly SqlValue[]): Sql =>
  // Put together directly: pieces joined one by one would copy the list for every value.
  new Sql(values.length === 0 ? ['()'] : ['(', ...Array<string>(values.length - 1).fill(', '), ')'], values);

/** What runs SQL: a data source, or one connection of it inside a transaction. */
export type Runner = DataSource | QueryRunner;

export const isPostgres = (runner: Runner): boolean =>
  ('dataSource' in runner ? runner.dataSource : runner).options.type === 'postgres';

/** PostgreSQL refuses NUL in a text. No stored text has one, so a text without it is found as little as the one given. */
export const withoutNul = <Value extends SqlValue>(value: Value): Value =>
  (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value) as Value;

/** Runs one statement; the rows of a query, with columns as named in it. */
export async function run<Row = unknown>(runner: Runner, statement: Sql): Promise<Row[]> {
  const { texts, values } = statement;
  const postgres = isPostgres(runner);
  const text = texts.map((piece, i) => (i === 0 ? piece : `${postgres ? `$${i}` : '?'}${piece}`)).join('');
  const rows: unknown = await runner.query(text, values.map(postgres ? withoutNul : (one) => one));
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

/** Values of one list in a statement. */
const MOST_LISTED = 1_000;

/** A long list in pieces that a statement can hold as a `valueList`. */
export function* chunks<Value>(list: readonly Value[], size = MOST_LISTED): Generator<Value[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/** Bound values of one statement: SQLite takes 32,766 of them, PostgreSQL 65,535. */
const MOST_VALUES = 8_000;

/** SQLite works in the process that asks it: after so many rows others have their turn. */
const LONG = 100;

/** Inserts rows, as many at once as a statement may hold. */
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
    // Put together directly: pieces joined one by one would copy the statement for every row.
    const texts = chunk.flatMap((_, r) => columns.map((_column, c) => (c > 0 ? ', ' : r > 0 ? '), (' : head)));
    await run(runner, new Sql([...texts, `)${onConflict}`], chunk.flat()));
  }
}
