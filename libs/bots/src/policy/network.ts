/**
 * The network of a learned policy. One layer of hidden units reads a position and an option, and one output scores the option. The sums of
 * the position are reused between decisions, and only the changes are added. All weights are whole numbers, so the sums are exact and do
 * not depend on earlier positions.
 */
import type { Match, Random } from '@rulewright/engine';
import { ONE, type Sight } from './sight.ts';

/** The weights of a policy, by the names of the numbers that they belong to. */
export interface PolicyWeights {
  /** The number of hidden units. */
  readonly hidden: number;
  /** The names of the rows: first for the numbers of a position, then for the numbers of an option. */
  readonly position: readonly string[];
  readonly option: readonly string[];
  /** By row: a weight for each hidden unit. A row of an option has one more weight, which is added directly to the score. */
  readonly rows: Int16Array;
  /** By hidden unit: its weight in the score. */
  readonly out: Int16Array;
}

/** The weight 1, as a whole number. */
export const UNIT = 512;

const NO_ROW = -1;

/** Converts a score to an exponent. The factor 4 raises the chances of training to the fourth power, so better options are drawn more often. */
const SHARPNESS = 4 / (UNIT * UNIT * ONE);
/** After this many decisions, a match is probably stuck. From then on, options with low scores are drawn more and more often. */
const LONG = 700;
const RANGE = 2 ** 30;
const { exp, min } = Math;

/** For each number of the sight: the start of its row in the weights, or NO_ROW if the policy has none. */
function placed(names: readonly string[], known: readonly string[], start: number, width: number): Int32Array {
  const rowOf = new Map(known.map((name, row) => [name, start + row * width]));
  return Int32Array.from(names, (name) => rowOf.get(name) ?? NO_ROW);
}

export class Network {
  private readonly hidden: number;
  private readonly rows: Float64Array;
  private readonly out: Float64Array;
  private readonly positionRow: Int32Array;
  private readonly optionRow: Int32Array;
  /** The numbers of the position that `sums` is computed from. */
  private readonly seen: Int32Array;
  private readonly sums: Float64Array;
  private readonly units: Float64Array;
  private readonly scores = new Float64Array(512);

  constructor(
    private readonly sight: Sight,
    weights: PolicyWeights,
  ) {
    const { hidden, position, option, rows, out } = weights;
    this.hidden = hidden;
    this.rows = Float64Array.from(rows);
    this.out = Float64Array.from(out);
    this.positionRow = placed(sight.positionNames, position, 0, hidden);
    this.optionRow = placed(sight.optionNames, option, position.length * hidden, hidden + 1);
    this.seen = new Int32Array(sight.position.length);
    this.sums = new Float64Array(hidden);
    this.units = new Float64Array(hidden);
  }

  /**
   * Draws an option of the pending decision. Options with higher scores are more likely. A policy that always took the best option could wait
   * forever in a position in which waiting scores best.
   * @returns the index of the option
   */
  draw(match: Match, random: Random): number {
    const { sight, scores } = this;
    const seat = match.decisionSeat;
    const count = match.optionCount;
    sight.readPosition(match, seat);
    this.look();
    let most = -Infinity;
    for (let option = 0; option < count; option++) {
      sight.readOption(match, seat, match.options[option]!);
      const score = (scores[option] = this.score());
      if (score > most) most = score;
    }
    const sharpness = SHARPNESS * min(1, LONG / match.decisions);
    let sum = 0;
    for (let option = 0; option < count; option++) sum += scores[option] = exp((scores[option]! - most) * sharpness);
    let left = (random.below(RANGE) / RANGE) * sum;
    let drawn = 0;
    while (drawn < count - 1 && (left -= scores[drawn]!) >= 0) drawn++;
    return drawn;
  }

  /** Updates the sums for the position that the sight has read. */
  private look(): void {
    const { sums, rows, hidden, seen, positionRow } = this;
    const { position } = this.sight;
    for (let i = 0; i < position.length; i++) {
      const change = position[i]! - seen[i]!;
      if (change === 0) continue;
      seen[i] = position[i]!;
      const row = positionRow[i]!;
      if (row === NO_ROW) continue;
      for (let unit = 0; unit < hidden; unit++) sums[unit]! += change * rows[row + unit]!;
    }
  }

  /** The score of the option that the sight has read, in the position of the latest `look`. */
  private score(): number {
    const { sums, rows, hidden, units, optionRow, out } = this;
    const { at, value, count } = this.sight;
    for (let unit = 0; unit < hidden; unit++) units[unit] = sums[unit]!;
    let direct = 0;
    for (let i = 0; i < count; i++) {
      const row = optionRow[at[i]!]!;
      if (row === NO_ROW) continue;
      const times = value[i]!;
      for (let unit = 0; unit < hidden; unit++) units[unit]! += times * rows[row + unit]!;
      direct += times * rows[row + hidden]!;
    }
    let score = direct * UNIT;
    for (let unit = 0; unit < hidden; unit++) if (units[unit]! > 0) score += units[unit]! * out[unit]!;
    return score;
  }
}
