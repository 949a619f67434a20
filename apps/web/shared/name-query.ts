/** Builds the catalogue search for card names with the typed words. */

/** The most words and characters in the search. The rest of a longer line is not part of a card name. */
const MOST_WORDS = 6;
const LONGEST = 60;
/** The fewest characters that start a search. */
const LEAST = 2;

/** A query by name; null if the text is too short. */
export function nameQuery(typed: string): string | null {
  const words = typed
    .slice(0, LONGEST)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.join('').length < LEAST ? null : words.map((word) => `name:${word}`).join(' ');
}
