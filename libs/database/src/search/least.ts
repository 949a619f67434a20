/** Finds the smallest of many numbers. If it finds only a few numbers, this is faster than a sort. */
export class Least {
  private readonly smallest: Float64Array;
  private count = 0;

  /** @param most the largest number of results */
  constructor(most: number) {
    this.smallest = new Float64Array(most);
  }

  add(number: number): void {
    const { smallest } = this;
    if (smallest.length === 0 || (this.count === smallest.length && number >= smallest[this.count - 1]!)) return;
    let at = Math.min(this.count, smallest.length - 1);
    for (; at > 0 && smallest[at - 1]! > number; at--) smallest[at] = smallest[at - 1]!;
    smallest[at] = number;
    this.count = Math.min(this.count + 1, smallest.length);
  }

  /** The smallest numbers so far, in ascending order. */
  list(): readonly number[] {
    return [...this.smallest.subarray(0, this.count)];
  }
}
