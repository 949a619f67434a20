/** A suggested text for a line of a document, and what a comment is about. */
import { withWords, wordsOf, type WordPlace } from '../review/word-place.ts';

/** The line for which a text is suggested. */
interface SuggestedLine {
  readonly line: number;
  /** The text of the line when typing began. */
  readonly original: string;
}

export interface Suggested extends SuggestedLine {
  /** The new text. An empty text removes the line. */
  readonly text: string;
}

/** The value of the choice for the line with the caret. Other values are fields; an empty one is the whole document. */
export const LINE = 'line';

/** The suggestion after a text was typed. Null if the line has this text already. */
export const suggestedAt = ({ line, original }: SuggestedLine, text: string): Suggested | null =>
  text === original ? null : { line, original, text };

interface CommentInput {
  readonly line?: number | undefined;
  readonly field?: string;
  readonly wordsFrom?: number;
  readonly wordsTo?: number;
  readonly suggestion?: string;
}

/** What a comment on selected words is about. Other words in their place are a suggestion for the line. */
export function wordsInput(place: WordPlace, newWords: string | undefined): CommentInput {
  const about = { line: place.line, wordsFrom: place.from, wordsTo: place.to };
  if (newWords === undefined || newWords === wordsOf(place)) return about;
  return { ...about, suggestion: withWords(place, newWords) };
}

/**
 * What a comment is about. A suggestion decides about the line, wherever the caret is now.
 * @param about the chosen place
 * @param line the number of the line with the caret
 */
export function commentInput(about: string, line: number | undefined, suggested: Suggested | null): CommentInput {
  if (suggested) return { line: suggested.line, suggestion: suggested.text };
  if (about === LINE) return { line };
  return about === '' ? {} : { field: about };
}
