/** Characters that content must not contain: control characters, and those that change the writing direction of the text around them. */

/** Control characters except tabs and line breaks; direction embeddings, overrides and isolates; code points that are not characters; halves of surrogate pairs. */
// eslint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff\p{Cs}]/u;

export interface UnfitCharacter {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Finds the first forbidden character of a text, or null. */
export function unfitCharacter(text: string): UnfitCharacter | null {
  const match = UNFIT.exec(text);
  if (!match) return null;
  const before = text.slice(0, match.index).split('\n');
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    line: before.length,
    column: before.at(-1)!.length + 1,
    message: `The character U+${code} does not belong in a text.`,
  };
}
