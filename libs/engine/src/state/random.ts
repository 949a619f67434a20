/**
 * The fast random generator of games that have nothing to hide from a player (xoshiro128**): the lab, examples, bots. It is
 * kept in four words of the state, so that a copy of the state is a copy of the future. Someone who tries all 2^32 seeds
 * can foresee it: live matches use keyed-random.ts. Tests can script its answers.
 */

/** Thrown when a test scripted values that the match did not ask for, or asked for something else. */
export class ScriptedRandomError extends Error {
  readonly code = 'scripted-random';
}

/** Taken once: where modules run in a context of their own, as tests do, to look a global up takes longer than to draw. */
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

/** Mixes two 32-bit numbers into a third: the seed of game `index` of a run, of bot `index` of a game. */
export function mixSeed(seed: number, index: number): number {
  let x = (seed ^ imul(index + 1, 0x9e3779b9)) | 0;
  x ^= x >>> 16;
  x = imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = imul(x, 0x846ca68b);
  return (x ^ (x >>> 16)) | 0;
}

/** The next 32 bits; advances the four words at `at`. */
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

/** A whole number from 0 to n-1, even to within n / 2^32. */
export function below(state: Int32Array, at: number, n: number): number {
  return floor((nextWord(state, at) / 4294967296) * n);
}

/** A generator that is not part of a match: for bots and for drawing seeds. */
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
