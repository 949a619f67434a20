/** Marks on small numbers, for loops that pass over what came up before. */

/** Tells which of small numbers have come up since `begin`, without making a set each time. */
export class Marks {
  private round = 0;
  private readonly rounds: number[] = [];

  begin(): void {
    this.round++;
  }

  isNew(number: number): boolean {
    return this.rounds[number] !== this.round;
  }

  /** Marks a number. @returns whether it was not marked yet */
  add(number: number): boolean {
    const isNew = this.isNew(number);
    this.rounds[number] = this.round;
    return isNew;
  }
}
