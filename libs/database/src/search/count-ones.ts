/**
 * Counts the set bits of many 32-bit words. A carry-save adder first combines seven words into three words, whose bits count once, twice
 * and four times. So only three words are counted instead of seven.
 */

/** The number of set bits in a word. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function countSeven(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const ab = a ^ b;
  const de = d ^ e;
  const abc = ab ^ c;
  const def = de ^ f;
  const twosOfFirst = (a & b) | (ab & c);
  const twosOfSecond = (d & e) | (de & f);
  const both = abc ^ def;
  const twosOfAll = (abc & def) | (both & g);
  const twos = twosOfFirst ^ twosOfSecond;
  const fours = (twosOfFirst & twosOfSecond) | (twos & twosOfAll);
  return countOnes(both ^ g) + 2 * countOnes(twos ^ twosOfAll) + 4 * countOnes(fours);
}

/** The number of bits that are set both in `words` and in the words of `data` that start at `from`. */
export function countCommon(data: Uint32Array, from: number, words: Uint32Array): number {
  const end = words.length;
  let sum = 0;
  let i = 0;
  for (let at = from; i + 7 <= end; i += 7, at += 7)
    sum += countSeven(
      data[at]! & words[i]!,
      data[at + 1]! & words[i + 1]!,
      data[at + 2]! & words[i + 2]!,
      data[at + 3]! & words[i + 3]!,
      data[at + 4]! & words[i + 4]!,
      data[at + 5]! & words[i + 5]!,
      data[at + 6]! & words[i + 6]!,
    );
  for (; i < end; i++) sum += countOnes(data[from + i]! & words[i]!);
  return sum;
}

/**
 * Like `countCommon`, but `data` has pairs from `from` up to but excluding `to`. A pair is the index of a word in `words`, then a word.
 */
export function countListed(data: Uint32Array, from: number, to: number, words: Uint32Array): number {
  let sum = 0;
  let at = from;
  for (; at + 14 <= to; at += 14)
    sum += countSeven(
      data[at + 1]! & words[data[at]!]!,
      data[at + 3]! & words[data[at + 2]!]!,
      data[at + 5]! & words[data[at + 4]!]!,
      data[at + 7]! & words[data[at + 6]!]!,
      data[at + 9]! & words[data[at + 8]!]!,
      data[at + 11]! & words[data[at + 10]!]!,
      data[at + 13]! & words[data[at + 12]!]!,
    );
  for (; at < to; at += 2) sum += countOnes(data[at + 1]! & words[data[at]!]!);
  return sum;
}
