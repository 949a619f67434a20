/** Splits sentences into words, numbers and signs, with their positions. */

export interface Token {
  readonly text: string;
  /** For comparison: in lower case, with one kind of apostrophe and minus sign. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN = /"[^"\n]*"|[+\-−–]?\d+|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\S/gu;

/** Normalises signs and letters that people write in several ways. */
export const sameSpelling = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replace(/^[−–]/u, '-').toLowerCase();

/** The tokens of a text, found in linear time. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
    text: token,
    word: sameSpelling(token),
    from: index,
    to: index + token.length,
  }));
