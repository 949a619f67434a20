/** Sentences as words, numbers and signs with their places. */

export interface Token {
  readonly text: string;
  /** For comparing: in small letters, one kind of apostrophe and minus. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN = /"[^"\n]*"|[+\-−–]?\d+|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\S/gu;

/** One spelling for signs and letters that people write in several ways. */
export const sameSpelling = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replace(/^[−–]/u, '-').toLowerCase();

/** The tokens of a text, in time that grows with its length. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found,
    word: sameSpelling(found),
    from: index,
    to: index + found.length,
  }));
