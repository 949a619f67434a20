/** Decisions of self-play games as flat lists of numbers: inputs, choices and the values of the choices. */
import { ONE } from '@rulewright/bots';

const FIRST_SIZE = 1 << 18;

export class Decisions {
  /** The inputs for positions and options, as pairs: the index of an input of `Sight` in `at`, and its value in `value`. */
  at = new Int32Array(FIRST_SIZE);
  value = new Float32Array(FIRST_SIZE);
  pairs = 0;
  /** By decision: the start and end of the pairs of its position. The pairs of its options follow. */
  readonly start: number[] = [];
  readonly end: number[] = [];
  /** By decision: the number of options, and the index of its first option in `ends`. `ends` contains the end of each option's pairs. */
  readonly options: number[] = [];
  readonly firstOption: number[] = [];
  readonly ends: number[] = [];
  readonly seat: number[] = [];
  readonly chosen: number[] = [];
  /** By decision: the logarithm of the chance of the chosen option. */
  readonly chance: number[] = [];
  /** By decision: the predicted result, the better estimate after the game, and their difference. */
  readonly foretold: number[] = [];
  readonly result: number[] = [];
  readonly gain: number[] = [];

  get count(): number {
    return this.start.length;
  }

  clear(): void {
    this.pairs = 0;
    const { start, end, options, firstOption, ends, seat, chosen, chance, foretold, result, gain } = this;
    for (const list of [start, end, options, firstOption, ends, seat, chosen, chance, foretold, result, gain])
      list.length = 0;
  }

  /** Adds an input of `Sight`: its index, and its value in units of `1 / ONE`. */
  pair(at: number, value: number): void {
    if (this.pairs === this.at.length) this.grow();
    this.at[this.pairs] = at;
    this.value[this.pairs++] = value / ONE;
  }

  private grow(): void {
    const at = new Int32Array(2 * this.pairs);
    at.set(this.at);
    const value = new Float32Array(2 * this.pairs);
    value.set(this.value);
    this.at = at;
    this.value = value;
  }

  /** Scales the gains to a mean of 0 and a standard deviation of 1. */
  scaleGains(): void {
    const { gain } = this;
    const mean = gain.reduce((sum, each) => sum + each, 0) / gain.length;
    const spread = Math.sqrt(gain.reduce((sum, each) => sum + (each - mean) ** 2, 0) / gain.length) + 1e-6;
    for (let n = 0; n < gain.length; n++) gain[n] = (gain[n]! - mean) / spread;
  }
}
