/** Finds the smallest of many numbers. If it finds only a few numbers, this is faster than a sort. */
export class Least {
  private readonly kept: Float64Array;
  private count = 0;

  /** @param most the largest number of results */
  constructor(most: number) {
    this.kept = new Float64Array(most);
  }

  add(number: number): void {
    const { kept } = this;
    if (kept.length === 0 || (this.count === kept.length && number >= kept[this.count - 1]!)) return;
    let at = Math.min(this.count, kept.length - 1);
    for (; at > 0 && kept[at - 1]! > number; at--) kept[at] = kept[at - 1]!;
    kept[at] = number;
    this.count = Math.min(this.count + 1, kept.length);
  }

  /** The smallest numbers so far, in ascending order. */
  list(): readonly number[] {
    return [...this.kept.subarray(0, this.count)];
  }
}
