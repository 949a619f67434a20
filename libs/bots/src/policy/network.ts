/**
 * The network of a learned policy: one layer of hidden units that sees position and option, and one number for each option. The part of
 * the position is kept from decision to decision, and only what changed is added. All weights are whole numbers, so the sums are exact
 * and do not depend on the way that led to a position.
 */
import type { Match, Random } from '@rulewright/engine';
import { ONE, type Sight } from './sight.ts';

/** The weights of a policy, by the names of the numbers that they belong to. */
export interface PolicyWeights {
  /** Hidden units. */
  readonly hidden: number;
  /** The names of the rows for numbers of a position, then those for numbers of an option. */
  readonly position: readonly string[];
  readonly option: readonly string[];
  /** By row: a weight for each hidden unit. Rows of options have one more, which goes straight to the result. */
  readonly rows: Int16Array;
  /** By hidden unit: its weight in the result. */
  readonly out: Int16Array;
}

/** The weight 1, as a whole number. */
export const UNIT = 512;

const NO_ROW = -1;

/** How much the better of two options is preferred, compared with the training: this power of the chances of training. */
const SHARPNESS = 4 / (UNIT * UNIT * ONE);
/** After this many decisions a match is probably stuck, and options that score less are drawn more and more often. */
const LONG = 700;
const RANGE = 2 ** 30;
const { exp, min } = Math;

/** By number of the sight: where its row starts, or NO_ROW. Also counts the numbers for which a policy has a row. */
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
  /** What the sums below were made of. */
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
   * Draws an option of the pending decision by its score. Options that score less are seldom drawn, but a policy that always took the best
   * one could wait forever in a position in which waiting scores best.
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

  /** Updates the sums to the position that the sight has read. */
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
