/** Decisions of games of self-play, as flat lists of numbers: what was seen, what was chosen, and what it was worth. */
import { ONE } from '@rulewright/bots';

const FIRST_SIZE = 1 << 18;

export class Decisions {
  /** What positions and options look like: numbers of the sight and their values, as pairs one after the other. */
  at = new Int32Array(FIRST_SIZE);
  value = new Float32Array(FIRST_SIZE);
  pairs = 0;
  /** By decision: where the pairs of its position start and end. Those of its options follow. */
  readonly start: number[] = [];
  readonly end: number[] = [];
  /** By decision: how many options it has, and the index of the first in `ends`, which says where the pairs of an option end. */
  readonly options: number[] = [];
  readonly firstOption: number[] = [];
  readonly ends: number[] = [];
  readonly seat: number[] = [];
  readonly chosen: number[] = [];
  /** The logarithm of the chance with which the option was chosen. */
  readonly chance: number[] = [];
  /** The result that the learner foretold, the better estimate after the game, and the gain over the foretold result. */
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

  /** Adds a number of the sight with its whole value. */
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

  /** Scales the gains to a mean of 0 and a spread of 1. */
  scaleGains(): void {
    const { gain } = this;
    const mean = gain.reduce((sum, each) => sum + each, 0) / gain.length;
    const spread = Math.sqrt(gain.reduce((sum, each) => sum + (each - mean) ** 2, 0) / gain.length) + 1e-6;
    for (let n = 0; n < gain.length; n++) gain[n] = (gain[n]! - mean) / spread;
  }
}
