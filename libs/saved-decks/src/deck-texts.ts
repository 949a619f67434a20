/** Checks the texts of decks. They have a maximum length, and no characters that hide or reorder text. */
import { SavedDeckError } from './errors.ts';

const LONGEST = {
  ...{ list: 20_000, notes: 10_000, description: 10_000, tag: 30 },
  ...{ report: 1_000, reason: 1_000, appeal: 2_000, answer: 1_000 },
} as const;
type Prose = 'notes' | 'description' | 'report' | 'reason' | 'appeal' | 'answer';
const MOST_TAGS = 10;

/** Control characters except line breaks and tabs, unpaired surrogates, and marks that change the text direction. */
// eslint-disable-next-line no-control-regex
const HIDING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
/** Characters that a tag cannot have, because it is one line of visible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** @param field the name of the field that the text is for */
const refuse = (field: string, message: string, most?: number): never => {
  throw new SavedDeckError('bad-deck', message, { field, ...(most !== undefined && { most }) });
};

/** @throws SavedDeckError `bad-deck` */
export function readList(text: string): string {
  if (text.length > LONGEST.list) refuse('text', `A list has at most ${LONGEST.list} characters.`, LONGEST.list);
  return /\p{Cs}|\0/u.test(text) ? refuse('text', 'The list must be text.') : text;
}

/** @param what the name of the text in the error message @throws SavedDeckError `bad-deck` */
export function readProse(what: Prose, text: string): string {
  const plain = text.replaceAll('\r\n', '\n').trim();
  if (plain.length > LONGEST[what])
    refuse(what, `The ${what} can have at most ${LONGEST[what]} characters.`, LONGEST[what]);
  return HIDING.test(plain) ? refuse(what, `The ${what} must be plain text.`) : plain;
}

/** A text that may not be empty. @throws SavedDeckError `bad-deck` */
export const readWords = (what: Prose, text: string): string =>
  readProse(what, text) || refuse(what, `Write the ${what}.`);

/** Trims tags and removes duplicates. @throws SavedDeckError `bad-deck` */
export function readTags(tags: readonly string[]): readonly string[] {
  const read = [...new Set(tags.slice(0, MOST_TAGS + 1).map((tag) => tag.trim()))].filter((tag) => tag !== '');
  if (read.length > MOST_TAGS) refuse('tags', `A deck has at most ${MOST_TAGS} tags.`, MOST_TAGS);
  if (read.some((tag) => tag.length > LONGEST.tag || UNSEEN.test(tag)))
    refuse('tags', `A tag has 1 to ${LONGEST.tag} visible characters.`, LONGEST.tag);
  return read;
}
