/** A suggested text for a line of a document, and what a comment is about. */

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

/**
 * What a comment is about. A suggestion decides about the line, wherever the caret is now.
 * @param about the chosen place
 * @param line the number of the line with the caret
 */
export function commentInput(about: string, line: number | undefined, suggested: Suggested | null) {
  if (suggested) return { line: suggested.line, suggestion: suggested.text };
  if (about === LINE) return { line };
  return about === '' ? {} : { field: about };
}
