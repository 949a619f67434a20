/** Numbers with their nouns. */

/** A number with its noun: "1 example", "2,000 examples". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
