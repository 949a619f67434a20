/** Card names as people type them: when two names count as the same, and a clean-up that keeps every position. */

const ODD = /[^\x20-\x7e]/u;
/** White space of all kinds, control characters, and invisible characters such as direction marks. */
const BLANKS = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/**
 * Replaces unusual white space, quotation marks and full-width characters with plain ones. Each is replaced by exactly one character, so a
 * position in the result is a position in the line.
 */
export function plainLine(line: string): string {
  if (!ODD.test(line)) return line;
  return line
    .replace(BLANKS, (sign) => ' '.repeat(sign.length))
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[‘’‛ʼ′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"');
}

/**
 * The key of a name: two names are the same if their keys are equal. Case, accents, punctuation and the number of spaces or hyphens between
 * words do not count. The word breaks themselves do: `Greyheron` is not Grey Heron, but gets it as a suggestion.
 */
export function nameKey(name: string): string {
  const plain = ODD.test(name) ? name.normalize('NFKD').replace(/\p{M}+/gu, '') : name;
  return plain
    .toLowerCase()
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** For example `1 card` or `2 cards`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** For example `A`, `A and B` or `A, B and C`. If there are more than `most` words, the last part is the number of the others. */
export function listed(words: readonly string[], most = 4): string {
  const shown = words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
