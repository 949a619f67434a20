/**
 * The fast random generator (xoshiro128**) for games without secrets: the lab, examples, bots. Four words of the match
 * state contain it, so a copy of the state produces the same random numbers. A person who tries all 2^32 seeds can
 * predict it, so live matches use keyed-random.ts. Tests can script its results.
 */

/** Thrown when the script of a test has no value for the next draw, or a value that is too large. */
export class ScriptedRandomError extends Error {
  readonly code = 'scripted-random';

  constructor(
    message: string,
    /** The asked number is below this one. */
    readonly below: number,
  ) {
    super(message);
  }
}

/**
 * Local constants. Where modules run in a separate context, as under Jest, looking up a global is slower than drawing a
 * number.
 */
const { floor, imul } = Math;

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Fills four words from a 32-bit seed (splitmix32). */
export function seedWords(out: Int32Array, at: number, seed: number): void {
  let z = seed | 0;
  for (let i = 0; i < 4; i++) {
    z = (z + 0x9e3779b9) | 0;
    let x = z ^ (z >>> 16);
    x = imul(x, 0x21f0aaad);
    x ^= x >>> 15;
    x = imul(x, 0x735a2d97);
    out[at + i] = x ^ (x >>> 15);
  }
}

/** Mixes two 32-bit numbers into the seed of game `index` of a run, or of bot `index` of a game. */
export function mixSeed(seed: number, index: number): number {
  let x = (seed ^ imul(index + 1, 0x9e3779b9)) | 0;
  x ^= x >>> 16;
  x = imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = imul(x, 0x846ca68b);
  return (x ^ (x >>> 16)) | 0;
}

/** Returns the next 32 bits and advances the four words at `at`. */
function nextWord(state: Int32Array, at: number): number {
  const s1 = state[at + 1]!;
  const result = imul(rotl(imul(s1, 5), 7), 9);
  const t = s1 << 9;
  state[at + 2]! ^= state[at]!;
  state[at + 3]! ^= s1;
  state[at + 1]! ^= state[at + 2]!;
  state[at]! ^= state[at + 3]!;
  state[at + 2]! ^= t;
  state[at + 3] = rotl(state[at + 3]!, 11);
  return result >>> 0;
}

/** A whole number from 0 to n-1. The probabilities are equal to within n / 2^32. */
export function below(state: Int32Array, at: number, n: number): number {
  return floor((nextWord(state, at) / 4294967296) * n);
}

/** A generator outside a match, for bots and for drawing seeds. */
export class Random {
  private readonly state = new Int32Array(4);

  constructor(seed: number) {
    this.reseed(seed);
  }

  reseed(seed: number): void {
    seedWords(this.state, 0, seed);
  }

  /** A whole number from 0 to n-1. */
  below(n: number): number {
    return below(this.state, 0, n);
  }
}
