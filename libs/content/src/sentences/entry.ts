/** The texts of a card, as the sentences of its game read them. */
import type { Phrase, Place } from './phrase.ts';
import type { Reading } from './sentence.ts';

/** A text of a card with what it means. */
export interface SentenceEntry {
  /** The path of the entry in the document: `['data', 'abilities', 0]`. */
  readonly path: readonly (string | number)[];
  /** The field of the entry that contains the text. */
  readonly field: string;
  readonly text: string;
  readonly phrase: Phrase;
  readonly place: Place;
  readonly reading: Reading;
  /** The data of the text as people read it; null for a text that is not read. */
  readonly meant: unknown;
  /** Whether the entry has an id of its own. */
  readonly hasId: boolean;
}

/** The sentences on the cards of a game, for reading and printing. */
export interface GameSentences {
  /** The texts of a card as written. The card need not be valid. */
  entries(card: { readonly name?: unknown; readonly data?: unknown }): readonly SentenceEntry[];
  /** The data of a card with an empty text added at the end. */
  withText(data: unknown): unknown;
}

const plainText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The wording of the house style, if it differs from the text. Null for a text that is not read. */
export function styleOf({ text, reading }: SentenceEntry): string | null {
  const style = reading.kind === 'read' ? reading.text : null;
  return style === plainText(text) ? null : style;
}
