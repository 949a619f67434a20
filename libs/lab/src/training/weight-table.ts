/** A table of weights that is trained with Adam. A step changes only the rows that its decisions touched. */
const BETA_1 = 0.9;
const BETA_2 = 0.999;
const TINY = 1e-8;

const { sqrt } = Math;

/** The numbers of a table that are needed to continue a training. */
export interface TableState {
  readonly weight: Float32Array;
  readonly mean: Float32Array;
  readonly spread: Float32Array;
  readonly steps: Int32Array;
}

export class WeightTable {
  readonly weight: Float32Array;
  readonly slope: Float32Array;
  private readonly mean: Float32Array;
  private readonly spread: Float32Array;
  /** By row: the number of changes. */
  readonly steps: Int32Array;
  /** By row: 1 if its weights were copied from a policy. */
  readonly copied: Uint8Array;
  private readonly touched: Int32Array;
  private touches = 0;
  private readonly isTouched: Uint8Array;

  constructor(
    readonly rows: number,
    readonly width: number,
  ) {
    const size = rows * width;
    this.weight = new Float32Array(size);
    this.slope = new Float32Array(size);
    this.mean = new Float32Array(size);
    this.spread = new Float32Array(size);
    this.steps = new Int32Array(rows);
    this.copied = new Uint8Array(rows);
    this.touched = new Int32Array(rows);
    this.isTouched = new Uint8Array(rows);
  }

  /** Whether a row was trained or copied from a policy. */
  isUsed(row: number): boolean {
    return this.copied[row] === 1 || this.steps[row]! > 0;
  }

  /** Marks a row, so that the next `apply` changes it. */
  touch(row: number): void {
    if (this.isTouched[row] === 1) return;
    this.isTouched[row] = 1;
    this.touched[this.touches++] = row;
  }

  /** Takes a step with the touched rows, and clears their gradients. @param share 1 divided by the number of decisions */
  apply(rate: number, share: number): void {
    const { weight, slope, mean, spread, width } = this;
    for (let i = 0; i < this.touches; i++) {
      const row = this.touched[i]!;
      this.isTouched[row] = 0;
      const steps = ++this.steps[row]!;
      const early = 1 - BETA_1 ** steps;
      const earlySpread = 1 - BETA_2 ** steps;
      for (let k = row * width; k < (row + 1) * width; k++) {
        const g = slope[k]! * share;
        slope[k] = 0;
        mean[k] = BETA_1 * mean[k]! + (1 - BETA_1) * g;
        spread[k] = BETA_2 * spread[k]! + (1 - BETA_2) * g * g;
        weight[k]! -= (rate * (mean[k]! / early)) / (sqrt(spread[k]! / earlySpread) + TINY);
      }
    }
    this.touches = 0;
  }

  get state(): TableState {
    const { weight, mean, spread, steps } = this;
    return { weight, mean, spread, steps };
  }
}
