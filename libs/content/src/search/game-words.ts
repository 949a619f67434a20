/**
 * The words of a whole game in a few kilobytes, to choose the games in which a search looks. It is a Bloom filter: it has every word of the
 * game, and sometimes a word that the game does not have.
 */
import { cardNames } from '../card-names.ts';
import { foldText } from '../card-query-fields.ts';
import type { Content } from '../content.ts';
import { stemsOf, tellingWords } from './words.ts';

/** The bits of the filter, in words of 32 bits. Its size is a power of two. */
export type WordFilter = Uint32Array;

const BITS_FOR_EACH = 16;
const HASHES = 4;
const WORD_BITS = 32;
/** A filter for more words would become larger than 256 KB. More words make it less exact. */
const MOST_WORDS = 131_072;
/** The beginnings of the words of names, which people see results for while they type. */
const BEGINNINGS = [3, 4, 5];

/** FNV-1a with a seed. */
function hashOf(word: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function* bitsOf(word: string, bits: number): Generator<number> {
  const [first, step] = [hashOf(word, 0), hashOf(word, 0x9e3779b9) | 1];
  for (let i = 0; i < HASHES; i++) yield ((first + Math.imul(i, step)) >>> 0) & (bits - 1);
}

/** The words of a game: its texts, and the names of its decks and cards with their beginnings. */
export function gameWords(content: Content, id: string): WordFilter {
  const game = content.game(id);
  const { doc, glossary, rulings, decks, examples } = game;
  const texts = [
    ...[
      doc.name,
      doc.tagline,
      doc.summary,
      ...Object.values(doc.words),
      ...(doc.searchWords ?? []).flat(),
      ...Object.values(doc.ruleWords ?? {}),
    ],
    ...game.chapters.map(({ path }) => content.files.get(path)?.text ?? ''),
    ...glossary.flatMap(({ term, also, meaning }) => [term, ...also, meaning]),
    ...rulings.flatMap(({ question, answer, why }) => [question, answer, why]),
    ...[...examples.values()].flat().map(({ title }) => title),
    ...game.vocabulary.parameters.map(({ help }) => help),
  ];
  const stems = new Set(texts.flatMap((text) => stemsOf(text)));
  const names = new Set<string>();
  const addName = (name: string): void => {
    for (const word of foldText(name).split(/\s+/u)) names.add(word);
  };
  for (const { name } of decks.values()) addName(name);
  for (const { name } of cardNames(game.cards)) addName(name);
  for (const word of names) {
    for (const stem of stemsOf(word)) stems.add(stem);
    for (const length of BEGINNINGS) if (word.length > length) stems.add(word.slice(0, length));
  }
  const bits = 2 ** Math.ceil(Math.log2(Math.max(WORD_BITS, Math.min(stems.size, MOST_WORDS) * BITS_FOR_EACH)));
  const filter = new Uint32Array(bits / WORD_BITS);
  for (const stem of stems) for (const bit of bitsOf(stem, bits)) filter[bit >>> 5]! |= 1 << (bit & 31);
  return filter;
}

function has(filter: WordFilter, word: string): boolean {
  for (const bit of bitsOf(word, filter.length * WORD_BITS))
    if ((filter[bit >>> 5]! & (1 << (bit & 31))) === 0) return false;
  return true;
}

/** Games with a smaller part of the best game's score are left out. */
const NEAR_BEST = 0.6;

/**
 * The games that may have what a text asks for, best first. A word counts more if fewer games have it. If no game has a word of the text, as
 * with typing mistakes, these are all games.
 *
 * @param words the words of each game; null for a game whose words are not known, which is taken to have all
 */
export function gamesWith(text: string, words: ReadonlyMap<string, WordFilter | null>): string[] {
  const telling = tellingWords(text);
  const last = telling.at(-1);
  const asked = [...new Set(telling.flatMap((word) => stemsOf(word)))];
  const filters = [...words.values()];
  // The last word may be unfinished.
  const isIn = (filter: WordFilter | null, stem: string, i: number): boolean =>
    filter === null ||
    has(filter, stem) ||
    (i === asked.length - 1 &&
      last !== undefined &&
      BEGINNINGS.some((length) => last.length === length && has(filter, last)));
  const counts = asked.map((stem, i) => filters.filter((filter) => isIn(filter, stem, i)).length);
  const scored = [...words].map(([id, filter]) => ({
    id,
    score: asked.reduce(
      (sum, stem, i) => sum + (isIn(filter, stem, i) ? Math.log(1 + filters.length / counts[i]!) : 0),
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= best * NEAR_BEST)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
