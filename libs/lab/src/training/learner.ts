/**
 * The weights of a policy during training, with a second output that predicts the result. Each output has its own layer of hidden units. The
 * units of the policy see the position and the option. The judging units predict the result from the position only.
 */
import { Random, type Program } from '@rulewright/engine';
import { Sight, UNIT, type PolicyWeights } from '@rulewright/bots';
import type { Decisions } from './decisions.ts';
import { WeightTable } from './weight-table.ts';

const { exp, max, round, tanh } = Math;

/** The maximum number of options of a decision: the length of `match.options`. */
const MOST_OPTIONS = 512;
/** The greatest weight in a policy file, as a 16-bit integer. */
const MOST_WEIGHT = 32_767;
/** The maximum absolute values of the random initial weights. Weights direct to an output start at 0. */
const FIRST_WEIGHTS = { position: 0.15, option: 0.25, out: 0.2 };
const HALF = 32_768;

export class Learner {
  readonly sight: Sight;
  readonly width: number;
  /** A row for each input of a position: weights to the hidden units and the judging units, and one directly to the predicted result. */
  readonly position: WeightTable;
  /** A row for each input of an option: weights to the hidden units, and one directly to the score. */
  readonly option: WeightTable;
  /** One row: weights from the hidden units to the score, then from the judging units to the predicted result. */
  readonly out: WeightTable;
  readonly scores = new Float64Array(MOST_OPTIONS);
  readonly chances = new Float64Array(MOST_OPTIONS);
  /** The unit sums of the position that `look` read last, and the hidden units of each option. */
  readonly sums: Float32Array;
  readonly units: Float32Array;

  constructor(
    program: Program,
    readonly hidden: number,
    readonly judging: number,
    seed: number,
  ) {
    this.sight = new Sight(program);
    this.width = hidden + judging + 1;
    this.position = new WeightTable(this.sight.positionNames.length, this.width);
    this.option = new WeightTable(this.sight.optionNames.length, hidden + 1);
    this.out = new WeightTable(1, hidden + judging);
    this.sums = new Float32Array(this.width);
    this.units = new Float32Array(MOST_OPTIONS * hidden);
    const random = new Random(seed);
    const fill = ({ weight, width }: WeightTable, size: number, straight: 0 | 1): void => {
      for (let k = 0; k < weight.length; k++)
        weight[k] = (k + straight) % width === 0 && straight === 1 ? 0 : size * (random.below(2 * HALF) / HALF - 1);
    };
    fill(this.position, FIRST_WEIGHTS.position, 1);
    fill(this.option, FIRST_WEIGHTS.option, 1);
    fill(this.out, FIRST_WEIGHTS.out, 0);
  }

  /** Computes the unit sums of a position. Returns the predicted result, from -1 to 1. */
  look(d: Decisions, from: number, to: number): number {
    const { sums, width, hidden } = this;
    const { weight } = this.position;
    const { at, value } = d;
    sums.fill(0);
    for (let i = from; i < to; i++) {
      const row = at[i]! * width;
      const x = value[i]!;
      for (let k = 0; k < width; k++) sums[k]! += x * weight[row + k]!;
    }
    const out = this.out.weight;
    let result = sums[width - 1]!;
    for (let k = hidden; k < width - 1; k++) if (sums[k]! > 0) result += sums[k]! * out[k]!;
    return tanh(result);
  }

  /** Scores one option of the position that `look` read last. */
  score(d: Decisions, option: number, from: number, to: number): void {
    const { hidden, units, sums } = this;
    const { weight, width } = this.option;
    const out = this.out.weight;
    const { at, value } = d;
    const base = option * hidden;
    for (let k = 0; k < hidden; k++) units[base + k] = sums[k]!;
    let score = 0;
    for (let i = from; i < to; i++) {
      const row = at[i]! * width;
      const x = value[i]!;
      for (let k = 0; k < hidden; k++) units[base + k]! += x * weight[row + k]!;
      score += x * weight[row + hidden]!;
    }
    for (let k = 0; k < hidden; k++) if (units[base + k]! > 0) score += units[base + k]! * out[k]!;
    this.scores[option] = score;
  }

  /** Converts the scores of the options to probabilities (softmax). */
  toChances(count: number): void {
    const { scores, chances } = this;
    let most = -Infinity;
    for (let option = 0; option < count; option++) most = max(most, scores[option]!);
    let sum = 0;
    for (let option = 0; option < count; option++) sum += chances[option] = exp(scores[option]! - most);
    for (let option = 0; option < count; option++) chances[option]! /= sum;
  }

  /** Copies a policy's output weights, and its rows for inputs with the same names. @throws Error if the number of hidden units differs */
  startFrom({ hidden, position, option, rows, out }: PolicyWeights): void {
    if (hidden !== this.hidden)
      throw new Error(`The policy has ${hidden} hidden units and the learner ${this.hidden}.`);
    let at = 0;
    const take = (names: readonly string[], all: readonly string[], table: WeightTable, width: number): void => {
      const rowOf = new Map(all.map((name, row) => [name, row]));
      for (const name of names) {
        const row = rowOf.get(name);
        if (row !== undefined) {
          table.copied[row] = 1;
          for (let k = 0; k < width; k++) table.weight[row * table.width + k] = rows[at + k]! / UNIT;
        }
        at += width;
      }
    };
    take(position, this.sight.positionNames, this.position, hidden);
    take(option, this.sight.optionNames, this.option, hidden + 1);
    out.forEach((weight, k) => (this.out.weight[k] = weight / UNIT));
  }

  /** The weights of the policy as integers. Includes only rows that were trained or copied from another policy. */
  weights(): PolicyWeights {
    const { hidden, sight } = this;
    const whole = (weight: number): number => max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, round(weight * UNIT)));
    const rows: number[] = [];
    const used = (table: WeightTable, names: readonly string[], width: number): string[] =>
      names.filter((_, row) => {
        if (!table.isUsed(row)) return false;
        for (let k = 0; k < width; k++) rows.push(whole(table.weight[row * table.width + k]!));
        return true;
      });
    const position = used(this.position, sight.positionNames, hidden);
    const option = used(this.option, sight.optionNames, hidden + 1);
    const out = Int16Array.from({ length: hidden }, (_, k) => whole(this.out.weight[k]!));
    return { hidden, position, option, rows: Int16Array.from(rows), out };
  }
}
