/**
 * The statistics of the lab. Every reported value is a ratio of two sums over units, which are blocks of games with the same seed, or parts
 * of a run. A mean, for example, is the ratio of a sum to the number of games. Arms play the same seeds, so their differences are computed
 * unit by unit.
 */

/** One unit's contribution to both sums. */
export interface Unit {
  readonly x: number;
  readonly y: number;
}

export interface Estimate {
  readonly value: number;
  /** The standard error. 0 if all units give the same value. */
  readonly error: number;
  readonly units: number;
}

/** The residuals of the units from their common ratio. They are scaled so that their spread gives the standard error of the ratio. */
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

/** The ratio of the sums, with its standard error by linearisation (Cochran, Sampling Techniques, 6.4). */
export function ratio(units: readonly Unit[]): Estimate {
  const { value, rest } = residuals(units);
  return { value, error: errorOf(rest), units: units.length };
}

/**
 * A weighted sum of the ratios of several arms. Unit `i` of all arms was played with the same seeds.
 * @throws RangeError if the arms have different numbers of units
 */
export function contrast(arms: readonly (readonly Unit[])[], weights: readonly number[]): Estimate {
  const units = arms[0]?.length ?? 0;
  const odd = arms.find((arm) => arm.length !== units);
  if (odd) throw new RangeError(`${units} units cannot be paired with ${odd.length}.`);
  const each = arms.map(residuals);
  const rest = Array.from({ length: units }, (_, i) =>
    each.reduce((sum, { rest }, arm) => sum + weights[arm]! * rest[i]!, 0),
  );
  const value = each.reduce((sum, one, arm) => sum + weights[arm]! * one.value, 0);
  return { value, error: errorOf(rest), units };
}

/**
 * How much of the luck of one arm the others share on average, from 0 to 1: the coefficient of a control variate. Unit `i` of all arms was
 * played with the same seeds. The arms may have fewer units than the one.
 */
export function luckInCommon(one: readonly Unit[], others: readonly (readonly Unit[])[]): number {
  let [together, alone] = [0, 0];
  for (const other of others) {
    const least = Math.min(one.length, other.length);
    const [a, b] = [residuals(one.slice(0, least)).rest, residuals(other.slice(0, least)).rest];
    a.forEach((each, i) => {
      together += each * b[i]!;
      alone += each * each;
    });
  }
  return alone === 0 ? 0 : Math.min(1, Math.max(0, together / alone));
}

/** The ratio of `b` minus the ratio of `a`. @throws RangeError if the arms have different numbers of units */
export const difference = (a: readonly Unit[], b: readonly Unit[]): Estimate => contrast([a, b], [-1, 1]);

/** The probability that a standard normal variable is above `z`, accurate to 1.2e-7 (Numerical Recipes, erfc). */
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

/** The value that a standard normal variable exceeds with probability `tail`, 0 < tail < 1. Found by bisection. */
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

/** Half the width of a two-sided interval, in standard errors. Also valid for few units (Student's t, Cornish-Fisher expansion). */
export function reach(confidence: number, units: number): number {
  const z = quantile((1 - confidence) / 2);
  const free = Math.max(1, units - 1);
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2);
}

export type Interval = readonly [number, number];

/** The confidence interval of an estimate. A single point if all units give the same value. */
export function interval({ value, error, units }: Estimate, confidence = 0.95): Interval {
  const half = error === 0 ? 0 : error * reach(confidence, units);
  return [value - half, value + half];
}

/** The p-value: the probability of an estimate at least this far from 0 if the true value were 0. */
export function chanceOf({ value, error, units }: Estimate): number {
  // If all units give the same value, there is no standard error. The sign test treats each unit as equally likely to be above or below 0.
  if (error === 0) return value === 0 ? 1 : 2 ** (1 - units);
  // Converts the t statistic into an equivalent normal score (Wallace).
  const free = Math.max(1, units - 1);
  const t = value / error;
  const z = ((8 * free + 1) / (8 * free + 3)) * Math.sqrt(free * Math.log(1 + (t * t) / free));
  return 2 * upperTail(z);
}

/**
 * Selects the findings that can be reported together (Holm's method). The probability that any of them is wrong is at most `level`.
 * @param chances p-values from `chanceOf`
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
 * The most times that an event can be expected to happen in `tries` tries. At most one series in 100 has more.
 * @param chance probability of the event in each try
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

/** The fewest units for the bounds below, because they rely on the central limit theorem. */
const FEWEST = 50;

/**
 * Half the width of an interval that is valid at every number of units at once. A run can therefore stop as soon as the data is sufficient.
 * The interval is an asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory",
 * theorem 2.2). It is tightest at `aim` units, and infinite with fewer than FEWEST units.
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

/**
 * Wald's sequential test: how many times more likely the estimate is if the true value is `one` than if it is `other`, as a logarithm. A
 * test that decides once this is beyond `log(1 / risk)` or its negative is wrong with at most the probability `risk`.
 */
export function evidence({ value, error, units }: Estimate, one: number, other: number): number {
  if (units < FEWEST) return 0;
  const nearer = (value - other) ** 2 - (value - one) ** 2;
  if (error === 0) return nearer === 0 ? 0 : Math.sign(nearer) * Infinity;
  return nearer / (2 * error * error);
}
