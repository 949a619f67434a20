/** The search of the catalogue for cards whose names have the words that are being typed. */

/** Words and letters that are searched; the rest of a longer line is not the name of a card. */
const MOST_WORDS = 6;
const LONGEST = 60;
/** Letters before anything is searched. */
const LEAST = 2;

/** A query by name, or null where too little is typed. */
export function nameQuery(typed: string): string | null {
  const words = typed
    .slice(0, LONGEST)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.join('').length < LEAST ? null : words.map((word) => `name:${word}`).join(' ');
}
