/** Ratios and their intervals, written from the textbook. Shares no code with the lab, because it checks the lab. */

const sum = (list) => list.reduce((total, each) => total + each, 0);

/** The logarithm of the gamma function, by Lanczos' approximation. */
function logGamma(z) {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const series = terms.reduce((total, term, i) => total + term / (z + i), 0.9999999999998099);
  const t = z + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(series);
}

/** The regularised incomplete beta function, by its continued fraction (Lentz' method). */
function beta(x, a, b) {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - beta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a;
  let [f, c, d] = [1, 1, 0];
  for (let i = 0; i < 500; i++) {
    const m = Math.floor(i / 2);
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    const term = i === 0 ? 1 : i % 2 === 0 ? even : odd;
    d = 1 / (1 + term * d || 1e-30);
    c = 1 + term / c || 1e-30;
    f *= c * d;
    if (Math.abs(1 - c * d) < 1e-12) break;
  }
  return front * (f - 1);
}

/** The probability that a Student's t variable with `free` degrees of freedom is further from 0 than `t`. */
const bothTails = (t, free) => beta(free / (free + t * t), free / 2, 0.5);

/** The half-width of a 95% interval in standard errors. */
function reach(free) {
  let [low, high] = [0, 1000];
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (bothTails(middle, free) > 0.05) low = middle;
    else high = middle;
  }
  return low;
}

/** The ratio of the sums of `x` and `y` over the units, and the linearised deviation of each unit. */
function ratioOf(units) {
  const [x, y] = [sum(units.map((unit) => unit.x)), sum(units.map((unit) => unit.y))];
  if (y === 0) return { value: 0, far: units.map(() => 0) };
  return { value: x / y, far: units.map((unit) => ((unit.x - (x / y) * unit.y) * units.length) / y) };
}

/** Value, standard error and 95% interval, from the deviations of the units. */
function estimate(value, far) {
  const n = far.length;
  const error = n < 2 ? 0 : Math.sqrt(sum(far.map((each) => each * each)) / (n * (n - 1)));
  const half = error < 1e-12 ? 0 : error * reach(Math.max(1, n - 1));
  return { value, error, units: n, low: value - half, high: value + half };
}

export function ratio(units) {
  const { value, far } = ratioOf(units);
  return estimate(value, far);
}

/** The difference `after` minus `before`. Units at the same index are paired. */
export function difference(before, after) {
  const [a, b] = [ratioOf(before), ratioOf(after)];
  return estimate(
    b.value - a.value,
    b.far.map((each, i) => each - a.far[i]),
  );
}

/** The p-value: the probability of a difference this large if there is no effect. */
export function chance({ value, error, units }) {
  if (error < 1e-12) return Math.abs(value) < 1e-12 ? 1 : 2 ** (1 - units);
  return bothTails(value / error, Math.max(1, units - 1));
}

/** Which p-values are significant together at 5%, by Holm's method. */
export function holm(chances, level = 0.05) {
  const order = [...chances.keys()].sort((i, j) => chances[i] - chances[j]);
  const failed = order.findIndex((index, rank) => chances[index] > level / (chances.length - rank));
  const holding = new Set(failed < 0 ? order : order.slice(0, failed));
  return chances.map((_, index) => holding.has(index));
}
