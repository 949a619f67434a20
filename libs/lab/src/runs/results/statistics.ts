/**
 * The statistics of the lab. Everything it reports is a ratio of two sums over units (blocks of games that share a seed, or
 * parts of a run): a mean is the ratio of a sum to the number of games. Differences between arms are taken unit by unit,
 * since arms play the same seeds.
 */

/** One unit's part of both sums. */
export interface Unit {
  readonly x: number;
  readonly y: number;
}

export interface Estimate {
  readonly value: number;
  /** Standard error; 0 when every unit says the same. */
  readonly error: number;
  readonly units: number;
}

/** Distances of the units from their common ratio, scaled so that their mean square gives the error of the ratio. */
function residuals(units: readonly Unit[]): { value: number; rest: number[] } {
  const x = units.reduce((sum, unit) => sum + unit.x, 0);
  const y = units.reduce((sum, unit) => sum + unit.y, 0);
  if (y === 0) return { value: 0, rest: units.map(() => 0) };
  const value = x / y;
  const mean = y / units.length;
  return { value, rest: units.map((unit) => (unit.x - value * unit.y) / mean) };
}

const errorOf = (rest: readonly number[]): number =>
  rest.length < 2 ? 0 : Math.sqrt(rest.reduce((sum, d) => sum + d * d, 0) / (rest.length - 1) / rest.length);

/** The ratio of the sums, with its error by linearisation (Cochran, Sampling Techniques, 6.4). */
export function ratio(units: readonly Unit[]): Estimate {
  const { value, rest } = residuals(units);
  return { value, error: errorOf(rest), units: units.length };
}

/**
 * How much greater the ratio of `b` is than that of `a`. Unit `i` of both was played with the same seeds.
 * @throws RangeError when the arms have different numbers of units
 */
export function difference(a: readonly Unit[], b: readonly Unit[]): Estimate {
  if (a.length !== b.length) throw new RangeError(`${a.length} units cannot be paired with ${b.length}.`);
  const one = residuals(a);
  const other = residuals(b);
  const rest = one.rest.map((d, i) => other.rest[i]! - d);
  return { value: other.value - one.value, error: errorOf(rest), units: a.length };
}

/** Chance that a normal variable is above `z`, to 1.2e-7 (Numerical Recipes, erfc). */
export function upperTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const power = series.reduceRight((sum, term) => sum * t + term, 0);
  const tail = (t * Math.exp(-x * x + power)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

/** The z that is exceeded with chance `tail`, 0 < tail < 1, by halving. */
export function quantile(tail: number): number {
  let low = -40;
  let high = 40;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How many standard errors a two-sided interval of this confidence is wide, for few units too (Student, by Cornish and Fisher). */
export function reach(confidence: number, units: number): number {
  const z = quantile((1 - confidence) / 2);
  const free = Math.max(1, units - 1);
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2);
}

export type Interval = readonly [number, number];

/** The interval of an estimate; a point when every unit says the same. */
export function interval({ value, error, units }: Estimate, confidence = 0.95): Interval {
  const half = error === 0 ? 0 : error * reach(confidence, units);
  return [value - half, value + half];
}

/** Chance of an estimate as far from 0 if the truth were 0. */
export function chanceOf({ value, error, units }: Estimate): number {
  // Units that all say the same have no error to go by: each is as likely to fall on the other side (the sign test).
  if (error === 0) return value === 0 ? 1 : 2 ** (1 - units);
  // The normal score that stands for a Student score with so few units (Wallace).
  const free = Math.max(1, units - 1);
  const t = value / error;
  const z = ((8 * free + 1) / (8 * free + 3)) * Math.sqrt(free * Math.log(1 + (t * t) / free));
  return 2 * upperTail(z);
}

/**
 * Which of several findings hold together (Holm): with all of them, the chance that one is wrong is at most `level`.
 * @param chances as `chanceOf` gives them
 */
export function holm(chances: readonly number[], level = 0.05): boolean[] {
  const order = chances.map((_, i) => i).sort((i, j) => chances[i]! - chances[j]!);
  const holds = chances.map(() => false);
  for (const [rank, index] of order.entries()) {
    if (chances[index]! > level / (chances.length - rank)) break;
    holds[index] = true;
  }
  return holds;
}

/**
 * The most times that something of this chance happens in so many tries, but for one case in a hundred.
 * @param chance of each try
 */
export function mostByChance(tries: number, chance: number): number {
  let exactly = (1 - chance) ** tries;
  let most = 0;
  for (let sum = exactly; sum < 0.99 && most < tries; sum += exactly) {
    exactly *= ((tries - most) / (most + 1)) * (chance / (1 - chance));
    most++;
  }
  return most;
}

/** Fewest units from which the bounds below are taken to hold: they lean on the central limit theorem. */
const FEWEST = 50;

/**
 * Half the width of an interval that holds at every number of units at once, so that a run may stop whenever it says enough
 * (an asymptotic confidence sequence: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory",
 * theorem 2.2). It is tightest at `aim` units. Infinite while there are too few.
 */
export function boundAtAnyTime(estimate: Estimate, aim: number, confidence = 0.95): number {
  const { error, units } = estimate;
  if (units < FEWEST) return Infinity;
  const alpha = 1 - confidence;
  const rho = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1) / Math.max(aim, FEWEST);
  const grown = units * rho + 1;
  const spread = error * Math.sqrt(units);
  return spread * Math.sqrt(((2 * grown) / (units * units * rho)) * Math.log(Math.sqrt(grown) / alpha));
}
