/** Searches rules, cards and decks of a release by words. A search word matches the beginning of a word. */
import { foldText } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import type { SearchedKind } from '../entities/index.ts';
import { inRelease } from '../release-ranges.ts';
import { findRelease } from '../releases.ts';
import { raw, run, sql, valueList, isPostgres, type Runner, type Sql } from '../sql.ts';
import type { SearchPhrase } from './word-index.ts';

const fts5 = ({ words, whole }: SearchPhrase): string => `"${words.join(' ')}"${whole ? '' : ' *'}`;

const tsquery = ({ words, whole }: SearchPhrase): string =>
  words.map((word, i) => `'${word}'${!whole && i === words.length - 1 ? ':*' : ''}`).join(' <-> ');

const allOf = (phrases: readonly SearchPhrase[]): string => phrases.map(tsquery).join(' & ');

/** FROM and WHERE for the rows `st` of search_texts that contain every phrase. */
function matchingTexts(runner: Runner, phrases: readonly SearchPhrase[]): Sql {
  return isPostgres(runner)
    ? sql`search_texts st WHERE st.words @@ to_tsquery('simple', ${allOf(phrases)})`
    : sql`${raw('search_index')} JOIN search_texts st ON st.id = search_index.rowid WHERE search_index MATCH ${phrases.map(fts5).join(' AND ')}`;
}

/** The rank of a row `st` of `matchingTexts`. Smaller is better. */
function rankOf(runner: Runner, phrases: readonly SearchPhrase[]): Sql {
  return isPostgres(runner)
    ? sql`-ts_rank(st.words, to_tsquery('simple', ${allOf(phrases)}))`
    : raw('bm25(search_index)');
}

const LENGTH = 160;
const BEFORE = 40;

/** `words` are the folded beginnings of words. The excerpt is cut at spaces and has "…" where text is left out. */
function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LENGTH) return plain;
  const hit = [...plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find((one) =>
    words.some((word) => foldText(one[0]).startsWith(word)),
  );
  const near = Math.max(0, (hit?.index ?? 0) - BEFORE);
  const from = near === 0 ? 0 : plain.indexOf(' ', near) + 1;
  const space = plain.lastIndexOf(' ', from + LENGTH);
  const to = from + LENGTH >= plain.length ? plain.length : space > from ? space : from + LENGTH;
  return `${from > 0 ? '… ' : ''}${plain.slice(from, to).trim()}${to < plain.length ? ' …' : ''}`;
}

export interface TextSearch {
  /** The current release by default. */
  readonly release?: number | undefined;
  readonly game: string;
  readonly text: string;
  /** All kinds by default. */
  readonly kinds?: readonly SearchedKind[];
  /** At most 100; 20 by default. */
  readonly first?: number;
  /** The paths of documents to leave out of the search. */
  readonly without?: readonly string[];
}

export interface TextHit {
  readonly kind: SearchedKind;
  /** Slug of the card or deck, id of the rule. */
  readonly ref: string;
  /** Name of the card or deck, title of the rule's chapter. */
  readonly title: string;
  /** Plain text around the first word found. */
  readonly excerpt: string;
}

const KINDS: readonly SearchedKind[] = ['card', 'rule', 'deck'];
const MOST_HITS = 100;
const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;

/**
 * Finds texts, best first: the exact name, names that begin with the search text, names with all words, other texts. Without a word it
 * finds nothing.
 */
export async function searchTexts(database: DataSource, search: TextSearch): Promise<TextHit[]> {
  const release = (await findRelease(database, search.release)).number;
  const folded = foldText(search.text.slice(0, MOST_CHARACTERS));
  const words = folded
    .split(' ')
    .filter((one) => one !== '')
    .slice(0, MOST_WORDS);
  const { kinds = KINDS, without = [] } = search;
  if (words.length === 0 || kinds.length === 0) return [];
  const phrases = words.map((word) => ({ words: [word], whole: false }));
  const like = `${folded}%`;
  const inTitle = words
    .map((word) => sql`(' ' || st.folded_title) LIKE ${`% ${word}%`}`)
    .reduce((a, b) => sql`${a} AND ${b}`);
  const rows = await run<{ kind: SearchedKind; ref: string; title: string; text: string }>(
    database,
    sql`SELECT st.kind, st.ref, st.title, st.text FROM ${matchingTexts(database, phrases)}
        AND st.field = 'all' AND st.game = ${search.game} AND st.kind IN ${valueList(kinds)}
        ${without.length === 0 ? raw('') : sql`AND st.revision_id NOT IN (SELECT r.id FROM revisions r JOIN documents d ON d.id = r.document_id WHERE d.path IN ${valueList(without)})`}
        AND EXISTS (SELECT 1 FROM release_documents rd WHERE rd.revision_id = st.revision_id AND ${inRelease(release)})
        ORDER BY CASE WHEN st.kind = 'rule' THEN 3 WHEN st.folded_title = ${folded} THEN 0 WHEN st.folded_title LIKE ${like} THEN 1
                      WHEN ${inTitle} THEN 2 ELSE 3 END, ${rankOf(database, phrases)}, st.kind, st.ref
        LIMIT ${Math.max(0, Math.min(Math.trunc(search.first ?? 20), MOST_HITS))}`,
  );
  return rows.map(({ kind, ref, title, text }) => ({ kind, ref, title, excerpt: excerptOf(text, words) }));
}
