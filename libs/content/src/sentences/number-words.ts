/** Numbers that a sentence has in figures or in words. */

/** Numbers that can be written as words. */
export const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

const NUMBER = /^[+-]?\d{1,6}$/u;
/** The value of a number in figures or words. Null if the word is none. */
export const numberOf = (word: string): number | null => {
  const spelled = NUMBERS.indexOf(word as (typeof NUMBERS)[number]);
  return spelled >= 0 ? spelled : NUMBER.test(word) ? Number(word) : null;
};
