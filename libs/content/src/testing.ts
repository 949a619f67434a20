/** For tests: whether the work of a parser grows with its input alone, and random data of a schema. */

export { dice, randomData } from './sentences/random-data.ts';

const cpuMilliseconds = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** The parts of the limit that are measured, in order. */
const PARTS = [1 / 16, 1 / 4, 1];
/** What 16 times the input may cost: a linear parser needs 16 times as much, a quadratic one 256 times. */
const MOST_GROWTH = 16 * 4;
/** Times below this are noise of the compiler and the collector. */
const FLOOR_MS = 8;

/**
 * Grows the input fourfold up to a limit and expects that the work grows with it. Processor time counts, so that other work on the machine does
 * not; the slowest size is bounded as well, and as the inputs begin small, a parser that backtracks fails before it hangs.
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
    // A collection of garbage or a busy machine slows one run down, and not each of three.
    for (let again = 0; again < 2 && spent > allowed; again++) spent = cpuMilliseconds(() => parse(text));
    if (spent > allowed)
      throw new Error(
        `${text.length} characters (${JSON.stringify(text.slice(0, 20))}…) took ${Math.round(spent)} ms; ${Math.round(allowed)} ms are allowed.`,
      );
  }
}
