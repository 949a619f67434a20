/** For tests: checks that a parser runs in linear time, and makes random data for a schema. */

import type { PrintedFace } from '../../src/index.ts';

export { dice, randomData } from './random-data.ts';
export { offersForMistakes } from './planted-mistakes.ts';
export { randomSentence } from './random-sentence.ts';

/**
 * Whether spec files run all their tests. Only `npm run test:long` sets TEST_WHOLE. `npm test` leaves out tests that take long and whose
 * subject has quick tests too.
 */
export const WHOLE = process.env['TEST_WHOLE'] !== undefined;

/** The first `count` cases of a test, or all cases if spec files run all their tests. The first cases must fail if the subject breaks. */
export const firstOf = <T>(count: number, cases: readonly T[]): readonly T[] => (WHOLE ? cases : cases.slice(0, count));

const cpuMilliseconds = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** The input sizes to measure, as parts of the limit, in order. */
const PARTS = [1 / 16, 1 / 4, 1];
/** The allowed growth for 16 times the input. A linear parser takes 16 times as long, a quadratic one 256 times. */
const MOST_GROWTH = 16 * 4;
/** Shorter times are noise of the compiler and the garbage collector. */
const FLOOR_MS = 8;

/**
 * Parses inputs of growing size up to a limit, and throws if the time grows faster than the input. It measures processor time, so other
 * work on the machine does not count. Each size also has a fixed time limit. The inputs start small, so a parser that backtracks fails
 * before it hangs.
 */
export function expectLinear(
  make: (length: number) => string,
  parse: (text: string) => unknown,
  limit: number,
  mostMilliseconds = 8_000,
): void {
  let first: number | null = null;
  for (const part of PARTS) {
    const text = make(Math.floor(limit * part));
    let spent = cpuMilliseconds(() => parse(text));
    first ??= Math.max(spent, FLOOR_MS);
    const allowed = Math.min(mostMilliseconds, first * MOST_GROWTH);
    // Garbage collection or a busy machine slows down one run, but hardly three in a row.
    for (let again = 0; again < 2 && spent > allowed; again++) spent = cpuMilliseconds(() => parse(text));
    if (spent > allowed)
      throw new Error(
        `${text.length} characters (${JSON.stringify(text.slice(0, 20))}…) took ${Math.round(spent)} ms; ${Math.round(allowed)} ms are allowed.`,
      );
  }
}

/** A face that shows nothing, for games of tests. */
export const BLANK_FACE: PrintedFace = {
  ...{ layout: 'specimen', typeLine: '', emblem: '', foot: '' },
  ...{ numbers: [], symbols: [], texts: [] },
};
