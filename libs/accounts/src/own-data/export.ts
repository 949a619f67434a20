/** Writes all stored data about a person as one JSON document. It is written in pieces, so the whole export is never in memory. */
import { joinSql, raw, run, sql, type Sql, type SqlValue } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { EXPORT_SECTIONS, type Exported, type ExportSection } from './export-sections.ts';

/** The number of rows read by one query. */
const PAGE = 100;

/** The alias of a key value, for the start of the next page. No column has such a name. */
const cursorName = (at: number): string => `cursor_${at}`;

type Row = Readonly<Record<string, SqlValue>>;

async function* rowsOf(
  database: DataSource,
  { table, columns, where, key }: ExportSection,
  person: Exported,
): AsyncGenerator<Row> {
  const shown = Object.entries(columns).map(([name, column]) => raw(`${column} AS "${name}"`));
  const cursor = key.map((column, at) => raw(`${column} AS "${cursorName(at)}"`));
  const order = raw(key.join(', '));
  for (let after: readonly SqlValue[] | null = null; ;) {
    const later: Sql =
      after === null
        ? sql`1 = 1`
        : sql`(${order}) > (${joinSql(
            after.map((one) => sql`${one}`),
            ', ',
          )})`;
    const rows: Row[] = await run<Row>(
      database,
      sql`SELECT ${joinSql([...shown, ...cursor], ', ')} FROM ${raw(table)}
          WHERE ${where(person)} AND ${later} ORDER BY ${order} LIMIT ${PAGE}`,
    );
    for (const row of rows) yield Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]));
    if (rows.length < PAGE) return;
    after = key.map((_, at) => rows.at(-1)![cursorName(at)]!);
  }
}

/** Yields the pieces of the document. It has the time of the export and one list for each section. */
export async function* exportAccount(database: DataSource, person: Exported): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`;
  for (const section of EXPORT_SECTIONS) {
    yield `,\n${JSON.stringify(section.name)}:[`;
    let before = '\n';
    for await (const row of rowsOf(database, section, person)) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}
