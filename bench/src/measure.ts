/**
 * Compares speeds on a machine that also runs other programs. Uses CPU time of the process (all threads) instead of wall time, a long
 * warm-up, slices of all sides in turn, and medians.
 */

/** One side of a comparison. */
export interface Side {
  readonly name: string;
  /** Does about `amount` pieces of work (games, copies, lists…). Returns the number of completed units (decisions, copies…). */
  run(amount: number): number;
}

export interface Timing {
  readonly name: string;
  /** CPU nanoseconds per unit: the median of the rounds. */
  readonly ns: number;
  /** Units per second of CPU. */
  readonly perSecond: number;
  /** The slowest round divided by the fastest. A large value means that the figure is not reliable. */
  readonly spread: number;
}

export interface RaceOptions {
  /** CPU seconds that each side runs before the measurement starts. */
  readonly warmUp?: number;
  /** CPU seconds per slice. */
  readonly slice?: number;
  readonly rounds?: number;
}

/** Shorter runs (`--quick`) are for trying out the benchmark. Their figures are not reliable. */
const HASTE = process.env.BENCH_QUICK === '1' ? 8 : 1;

/** Runs `work`. Returns its CPU time in microseconds, and its result. */
export function cpuTime<T>(work: () => T): { micros: number; result: T } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { micros: user + system, result };
}

/** The CPU milliseconds that `work` takes, in all threads of the process. */
export async function cpuMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.slice().sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Warms up a side and finds the amount of its work that fills a slice. */
function warm(side: Side, seconds: number, slice: number): number {
  let amount = 1;
  let spent = 0;
  let last = 0;
  while (spent < seconds * 1e6 || last < (slice * 1e6) / 2) {
    last = cpuTime(() => side.run(amount)).micros;
    spent += last;
    if (last < slice * 1e6) amount = Math.ceil(amount * Math.min(2, (slice * 1e6) / Math.max(1, last)));
    else amount = Math.max(1, Math.floor((amount * slice * 1e6) / last));
  }
  return amount;
}

/** Runs the sides in turn, slice by slice. */
export function race<const S extends readonly Side[]>(sides: S, options: RaceOptions = {}): { [K in keyof S]: Timing } {
  const { warmUp = 3, slice = 0.25, rounds = 11 } = options;
  const amounts = sides.map((side) => warm(side, warmUp / HASTE, slice / HASTE));
  const perUnit: number[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round++) {
    sides.forEach((side, i) => {
      const { micros, result } = cpuTime(() => side.run(amounts[i]!));
      perUnit[i]!.push((micros * 1000) / result);
    });
  }
  return sides.map(({ name }, i) => {
    const ns = median(perUnit[i]!);
    return { name, ns, perSecond: 1e9 / ns, spread: Math.max(...perUnit[i]!) / Math.min(...perUnit[i]!) };
  }) as { [K in keyof S]: Timing };
}
