/** Names as people type them: what counts as the same name, and text cleaned without moving a single character. */

const ODD = /[^\x20-\x7e]/u;
/** Blanks of all kinds, control characters, and signs without a shape such as marks of direction. */
const BLANKS = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/**
 * The line with other kinds of blank, quote and full-width sign replaced by their plain forms, each by exactly one
 * character: a position in the result is a position in the line.
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
 * Two names are the same if their keys are: case, accents and punctuation do not count, nor how many blanks or hyphens
 * stand between words. That words are parted does: `Antswarm` may be meant as Ant Swarm, and is asked about.
 */
export function nameKey(name: string): string {
  const plain = ODD.test(name) ? name.normalize('NFKD').replace(/\p{M}+/gu, '') : name;
  return plain
    .toLowerCase()
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `1 card`, `2 cards`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** `A`, `A and B`, `A, B and C`; of more than `most` the rest as a number. */
export function listed(words: readonly string[], most = 4): string {
  const shown = words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
