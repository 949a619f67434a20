/**
 * Comparing speeds on a machine that does other things too: CPU time of the process (all its threads) instead of wall
 * time, a long warm-up, slices of the sides in turn, medians.
 */

/** One side of a comparison. */
export interface Side {
  readonly name: string;
  /** Does about `amount` pieces of work (games, copies, lists…); returns how many units were done (decisions, copies…). */
  run(amount: number): number;
}

export interface Timing {
  readonly name: string;
  /** Nanoseconds of CPU for a unit: the median of the rounds. */
  readonly ns: number;
  /** Units in a second of CPU. */
  readonly perSecond: number;
  /** Slowest round over fastest: how far to trust the figure. */
  readonly spread: number;
}

export interface RaceOptions {
  /** Seconds of CPU for which each side runs before anything is measured. */
  readonly warmUp?: number;
  /** Seconds of CPU that a slice takes. */
  readonly slice?: number;
  readonly rounds?: number;
}

/** Shorter runs (`--quick`) are for trying the benchmark out, not for figures. */
const HASTE = process.env.BENCH_QUICK === '1' ? 8 : 1;

/** Microseconds of CPU that `work` takes, and what it returns. */
export function cpuTime<T>(work: () => T): { micros: number; result: T } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { micros: user + system, result };
}

/** Milliseconds of CPU that `work` takes, all threads of the process. */
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

/** Warms a side up and finds how much of its work fills a slice. */
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
