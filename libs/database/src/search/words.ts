/** Turns words into the full-text query of each database. Words come from `foldText`: letters and digits only. */
import { isPostgres, raw, sql, type Runner, type Sql } from '../sql.ts';
import type { SearchPhrase } from './word-index.ts';

const fts5 = ({ words, whole }: SearchPhrase): string => `"${words.join(' ')}"${whole ? '' : ' *'}`;

const tsquery = ({ words, whole }: SearchPhrase): string =>
  words.map((word, i) => `'${word}'${!whole && i === words.length - 1 ? ':*' : ''}`).join(' <-> ');

const allOf = (phrases: readonly SearchPhrase[]): string => phrases.map(tsquery).join(' & ');

/** FROM and WHERE for the rows `st` of search_texts that contain every phrase. */
export function matchingTexts(runner: Runner, phrases: readonly SearchPhrase[]): Sql {
  return isPostgres(runner)
    ? sql`search_texts st WHERE st.words @@ to_tsquery('simple', ${allOf(phrases)})`
    : sql`${raw('search_index')} JOIN search_texts st ON st.id = search_index.rowid WHERE search_index MATCH ${phrases.map(fts5).join(' AND ')}`;
}

/** The rank of a row `st` of `matchingTexts`. Smaller is better. */
export function rankOf(runner: Runner, phrases: readonly SearchPhrase[]): Sql {
  return isPostgres(runner)
    ? sql`-ts_rank(st.words, to_tsquery('simple', ${allOf(phrases)}))`
    : raw('bm25(search_index)');
}
