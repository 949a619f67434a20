/** Turns words into the full-text query of each database. Words come from `foldText`: letters and digits only. */
import { isPostgres, raw, run, sql, type Runner, type Sql } from '../sql.ts';

/** Words in this order. If not `whole`, the last one may be only the beginning of a word. */
export interface Phrase {
  readonly words: readonly string[];
  readonly whole: boolean;
}

const fts5 = ({ words, whole }: Phrase): string => `"${words.join(' ')}"${whole ? '' : ' *'}`;

const tsquery = ({ words, whole }: Phrase): string =>
  words.map((word, i) => `'${word}'${!whole && i === words.length - 1 ? ':*' : ''}`).join(' <-> ');

const allOf = (phrases: readonly Phrase[]): string => phrases.map(tsquery).join(' & ');

/** FROM and WHERE for the rows `st` of search_texts that contain every phrase. */
export function matchingTexts(runner: Runner, phrases: readonly Phrase[]): Sql {
  return isPostgres(runner)
    ? sql`search_texts st WHERE st.words @@ to_tsquery('simple', ${allOf(phrases)})`
    : sql`${raw('search_index')} JOIN search_texts st ON st.id = search_index.rowid WHERE search_index MATCH ${phrases.map(fts5).join(' AND ')}`;
}

/**
 * The ids of the search_texts rows that contain a phrase, found in the index alone. SQLite returns them as one text, because returning a
 * row takes longer than finding it.
 */
export async function hitsOnSqlite(runner: Runner, phrase: Phrase): Promise<number[]> {
  const hits = sql`SELECT group_concat(rowid) AS hits FROM search_index WHERE search_index MATCH ${fts5(phrase)}`;
  const [row] = await run<{ hits: string | null }>(runner, hits);
  return row?.hits ? row.hits.split(',').map(Number) : [];
}

/** The rank of a row `st` of `matchingTexts`. Smaller is better. */
export function rankOf(runner: Runner, phrases: readonly Phrase[]): Sql {
  return isPostgres(runner)
    ? sql`-ts_rank(st.words, to_tsquery('simple', ${allOf(phrases)}))`
    : raw('bm25(search_index)');
}
