/** The games whose texts of cards are read by phrases, each with the sentences that people wrote for it. */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { openContent } from '../../src/index.ts';
import { readTree } from '../../src/node.ts';
import { playOf } from '../../src/play/index.ts';
import { readSentence, sentencesOf, type Reading, type SentenceEntry } from '../../src/sentences.ts';
import { dice } from './random-data.ts';
import { randomSentence } from './random-sentence.ts';

/** A sentence with its wording in the house style, or with the word at which reading stops. A text alone is in the house style. */
type Written =
  | string
  | { readonly text: string; readonly reads: string }
  | { readonly text: string; readonly stops: string };

/** The sentences of a file in `test/sentences`. */
interface Sentences {
  /** The card that the sentences are about. */
  readonly card: { readonly name: string; readonly [field: string]: string };
  /** The group with the texts. */
  readonly group: string;
  readonly printed: readonly Written[];
  readonly unseen: readonly Written[];
  readonly editors: readonly { readonly by: string; readonly read: number; readonly texts: readonly Written[] }[];
  readonly refused: readonly Written[];
  readonly hinted: readonly { readonly text: string; readonly hint: string }[];
  /** Of a hundred random texts with a meaning, those for which the document prints no text; none if it is missing. */
  readonly unprinted?: number;
}

export const styleOf = (one: Written): string | null =>
  typeof one === 'string' ? one : 'reads' in one ? one.reads : null;
export const stopOf = (one: Written): string | null => (typeof one !== 'string' && 'stops' in one ? one.stops : null);
export const textOf = (one: Written): string => (typeof one === 'string' ? one : one.text);

interface GameTexts extends Sentences {
  readonly game: string;
  /** The texts of the cards of the game. */
  readonly entries: readonly SentenceEntry[];
  /** A text on the card of the sentences. */
  entry(text: string): SentenceEntry;
  read(text: string): Reading;
}

const folder = new URL('../sentences/', import.meta.url);
const root = fileURLToPath(new URL('../../../../', import.meta.url));

async function textsOf(file: string): Promise<GameTexts> {
  const id = file.replace(/\.yaml$/u, '');
  const sentences = parse(await readFile(new URL(file, folder), 'utf8')) as Sentences;
  const {
    card: { name, ...fields },
    group,
  } = sentences;
  const files = (await readTree(root)).filter(({ path }) => path.split('/')[1] === id);
  const game = openContent(files, []).game(id);
  const { entries } = sentencesOf(playOf(game).phrases!);
  const entry = (text: string): SentenceEntry => entries({ name, data: { ...fields, [group]: [{ text }] } })[0]!;
  const known = new Map<string, Reading>();
  const read = (text: string): Reading => {
    const earlier = known.get(text);
    if (earlier) return earlier;
    const { phrase, place } = entry(text);
    const reading = readSentence(phrase, text, place);
    known.set(text, reading);
    return reading;
  };
  return {
    ...sentences,
    game: id,
    entries: [...game.cards.values()].flatMap((card) => entries(card)),
    entry,
    read,
  };
}

/** The longest random text. Longer ones need more steps than reading may take. */
const LONGEST = 300;

/**
 * Reads random texts. Returns how many have a meaning, how many of these have no text in the house style beyond those that the game may have, those with
 * two meanings, and those whose text in the house style has another meaning.
 */
export function readRandomTexts({ entry, unprinted: allowed = 0 }: GameTexts, tries: number) {
  const roll = dice(54);
  const { phrase, place } = entry('Trick (1): x');
  let count = 0;
  const unprinted: string[] = [];
  const ambiguous: string[] = [];
  const changed: string[] = [];
  for (let at = 0; at < tries; at++) {
    const text = randomSentence(phrase, roll, place);
    if (text.length > LONGEST) continue;
    const reading = readSentence(phrase, text, place);
    if (reading.kind === 'ambiguous') ambiguous.push(text);
    if (reading.kind !== 'read') continue;
    count++;
    if (reading.text === null) {
      unprinted.push(text);
      continue;
    }
    const again = readSentence(phrase, reading.text, place);
    if (again.kind !== 'read' || !isDeepStrictEqual(again.data, reading.data)) changed.push(text);
  }
  return { count, unprinted: unprinted.slice(Math.ceil((count * allowed) / 100)), ambiguous, changed };
}

export const games: readonly GameTexts[] = await Promise.all((await readdir(folder)).map(textsOf));
