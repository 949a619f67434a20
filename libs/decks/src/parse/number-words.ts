/** Counts in words, from one to twenty. */
const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COPIES: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ...WORDS.map((word, at): [string, number] => [word, at + 1]),
]);

/** The number that a word means, or null. */
export const numberWord = (word: string): number | null =>
  word.length > 9 ? null : (COPIES.get(word.toLowerCase()) ?? null);
