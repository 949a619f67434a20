/** Words to the full-text query of each database. Words come from `foldText`: letters and digits only. */
import { isPostgres, raw, sql, type Runner, type Sql } from '../sql.ts';

/** Words in this order; not `whole`: the last one is the beginning of a word. */
export interface Phrase {
  readonly words: readonly string[];
  readonly whole: boolean;
}

const fts5 = ({ words, whole }: Phrase): string => `"${words.join(' ')}"${whole ? '' : ' *'}`;

const tsquery = ({ words, whole }: Phrase): string =>
  words.map((word, i) => `'${word}'${!whole && i === words.length - 1 ? ':*' : ''}`).join(' <-> ');

const allOf = (phrases: readonly Phrase[]): string => phrases.map(tsquery).join(' & ');

/** FROM and WHERE that give rows `st` of search_texts in which every phrase stands. */
export function matchingTexts(runner: Runner, phrases: readonly Phrase[]): Sql {
  return isPostgres(runner)
    ? sql`search_texts st WHERE st.words @@ to_tsquery('simple', ${allOf(phrases)})`
    : sql`${raw('search_index')} JOIN search_texts st ON st.id = search_index.rowid WHERE search_index MATCH ${phrases.map(fts5).join(' AND ')}`;
}

/** How well a row `st` of `matchingTexts` fits: smaller is better. */
export function rankOf(runner: Runner, phrases: readonly Phrase[]): Sql {
  return isPostgres(runner)
    ? sql`-ts_rank(st.words, to_tsquery('simple', ${allOf(phrases)}))`
    : raw('bm25(search_index)');
}
