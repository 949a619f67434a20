/** A set of small numbers that can be reused without allocation. */

/** Records which small numbers occurred since `begin`, without creating a new Set each time. */
export class Marks {
  private round = 0;
  private readonly rounds: number[] = [];

  begin(): void {
    this.round++;
  }

  isNew(number: number): boolean {
    return this.rounds[number] !== this.round;
  }

  /** Adds a number. @returns whether it was not in the set yet */
  add(number: number): boolean {
    const isNew = this.isNew(number);
    this.rounds[number] = this.round;
    return isNew;
  }
}
