/** Searches rules, cards and decks of a release by words. A search word matches the beginning of a word. */
import { foldText } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import type { SearchedKind } from '../entities/index.ts';
import { inRelease } from '../release-ranges.ts';
import { findRelease } from '../releases.ts';
import { raw, run, sql, valueList } from '../sql.ts';
import { excerptOf } from './excerpt.ts';
import { matchingTexts, rankOf } from './words.ts';

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
