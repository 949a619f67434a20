/** Checks whether the text and the data of a card mean the same. */
import { canonicalJson } from '../canonical.ts';
import type { CardDoc } from '../schemas.ts';
import { namesOf, type NameLists, type Names } from './names.ts';
import type { Phrase, Place } from './phrase.ts';
import { printed } from './print.ts';
import { readSentence, type Meaning, type Reading } from './sentence.ts';
import { lackIn } from './variants.ts';

/** A text of a card with its data. */
export interface SentenceEntry {
  /** The path of the entry in the document: `['data', 'abilities', 0]`. */
  readonly path: readonly (string | number)[];
  /** The field of the entry that contains the text. */
  readonly field: string;
  readonly text: string | undefined;
  readonly phrase: Phrase;
  readonly place: Place;
  /** The data with all defaults, without the parts that a text does not express. Null if the schema rejects it. */
  readonly data: unknown;
  /** False for a text that has no id of its own. */
  readonly hasId?: false;
  /** Completes data with all defaults, in the same form as the member `data`. Null if the schema rejects it. */
  meant(data: unknown): unknown;
  /** Data as people read it. Without it, data has no fields that the schema fills with defaults. */
  short?(data: unknown): unknown;
  /** The entry as written, with the given data in place of its own. */
  withData(data: unknown): unknown;
}

/** The sentences on the cards of a game, for reading and printing. */
export interface GameSentences {
  /** The names that texts may use without quotes. */
  names(cards: Iterable<CardDoc>): NameLists;
  /** The texts of a card as written. The card need not be valid. */
  entries(card: { readonly name?: unknown; readonly data?: unknown }, names: Names): readonly SentenceEntry[];
  /** The data of a card with an empty text added at the end. */
  withText(data: unknown): unknown;
}

export type Verdict =
  /** The text has one meaning, and the data has the same. `style` is the wording of the house style if it differs. */
  | { readonly kind: 'agrees'; readonly style: string | null }
  | { readonly kind: 'differs'; readonly read: Meaning; readonly held: Meaning }
  | { readonly kind: 'outside'; readonly reading: Reading; readonly held: string | null };

const plainText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The verdict on an entry with a text. It is null without a text, or without sound data to compare. */
export function verdictOn(entry: SentenceEntry): Verdict | null {
  if (entry.text === undefined || entry.data === null) return null;
  const reading = readSentence(entry.phrase, entry.text, entry.place);
  const held = printed(entry.phrase, entry.data, entry.place);
  if (reading.kind !== 'read') return { kind: 'outside', reading, held };
  if (canonicalJson(reading.data) !== canonicalJson(entry.data))
    return {
      kind: 'differs',
      read: { data: reading.data, text: reading.text },
      held: { data: entry.data, text: held },
    };
  return { kind: 'agrees', style: held === null || held === plainText(entry.text) ? null : held };
}

/** The verdict on an entry, also on the first text of an entry without data that is not read: it says where reading stopped. */
export function verdictOnText(entry: SentenceEntry): Verdict | null {
  if (entry.data !== null || entry.text === undefined || entry.text.trim() === '') return verdictOn(entry);
  const reading = readSentence(entry.phrase, entry.text, entry.place);
  return reading.kind === 'read' ? null : { kind: 'outside', reading, held: null };
}

/** Data as people read it: without the fields that the schema fills with defaults. */
export function shortData(entry: SentenceEntry, data: unknown): unknown {
  if (entry.short) return entry.short(data);
  const whole = canonicalJson(entry.meant(data));
  const root = structuredClone(data);
  const shorten = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) shorten(inner);
    if (Array.isArray(value)) return;
    const record = value as Record<string, unknown>;
    for (const [key, held] of Object.entries(record)) {
      delete record[key];
      if (canonicalJson(entry.meant(root)) !== whole) record[key] = held;
    }
  };
  shorten(root);
  return root;
}

/** The verdict on one text of a card. */
export interface SentenceFinding {
  readonly card: string;
  readonly text: string;
  readonly verdict: Verdict;
  /** The verdict as one sentence, with the words that it is about. */
  readonly message: string;
}

/** Whether a card has data next to the text, and not only a text. */
const hasData = ({ data }: SentenceEntry): boolean => Object.keys(data ?? {}).length > 0;

const saidAs = ({ text, fields }: Meaning): string => `${text ?? ''}${fields === undefined ? '' : ` (${fields})`}`;
const saying = (verdict: Verdict, entry: SentenceEntry): string => {
  if (verdict.kind === 'agrees') return 'text and data agree.';
  if (verdict.kind === 'differs')
    return `text and data differ. The text says: ${verdict.read.text ?? ''} The data says: ${verdict.held.text ?? ''}`;
  const { reading } = verdict;
  if (reading.kind === 'unknown')
    return [
      `"${reading.word}" (character ${reading.from + 1}) is not understood${hasData(entry) ? '; the data is not compared' : ''}.`,
      lackIn(entry.text ?? '', reading.from, entry.place),
    ]
      .filter((one) => one !== null)
      .join(' ');
  if (reading.kind === 'ambiguous') return `the text has two readings: ${reading.meanings.map(saidAs).join(' Or: ')}`;
  return reading.kind === 'too-long' ? 'the text is too long to be read.' : 'the sentence is not finished.';
};

/** The verdict on each text of these cards. `names` are those that the texts may use; without them, the names of these cards. */
export function sentenceFindings(
  sentences: GameSentences,
  cards: Iterable<CardDoc>,
  names: Names = namesOf(sentences.names(cards)),
): SentenceFinding[] {
  return [...cards].flatMap((card) =>
    sentences.entries(card, names).flatMap((entry) => {
      const verdict = verdictOn(entry);
      return verdict && entry.text !== undefined
        ? [{ card: card.id, text: entry.text, verdict, message: `${card.name}: ${saying(verdict, entry)}` }]
        : [];
    }),
  );
}
