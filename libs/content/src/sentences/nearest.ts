/** Suggestions for a word that is not understood. */
import type { Expected } from './read.ts';
import { sameSpelling } from './tokens.ts';

/** The edit distance of two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Only this many characters of a word are compared. */
const COMPARED = 24;

/** Sorts the expected texts: those similar to the given word first, then other words, then other names. */
export function nearest(word: string, expected: readonly Expected[]): string[] {
  const there = sameSpelling(word).slice(0, COMPARED);
  const rated = expected.map(({ text, kind }) => {
    const [first, ...others] = text.split(' ').map((one) => sameSpelling(one).slice(0, COMPARED));
    const begins = there.length > 2 && (first!.startsWith(there) || there.startsWith(first!));
    const far = others.includes(there) || begins ? 1 : distance(there, first!);
    const alike = far <= Math.max(1, Math.floor(there.length / 3));
    return { text, rank: alike ? far : kind === 'name' ? 200 : 100 };
  });
  return rated.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}
