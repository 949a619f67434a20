/** A set of small numbers that can be reused without allocation. */

/** Records which small numbers occurred since `begin`, without creating a new Set each time. */
export class Marks {
  private round = 0;
  private rounds = new Int32Array(64);

  begin(): void {
    this.round++;
  }

  isNew(number: number): boolean {
    return this.rounds[number] !== this.round;
  }

  /** Adds a number. @returns whether it was not in the set yet */
  add(number: number): boolean {
    const isNew = this.isNew(number);
    if (number >= this.rounds.length) this.widen(number);
    this.rounds[number] = this.round;
    return isNew;
  }

  /** Makes room for `number`. A plain array with a large first index would become a slow hash table. */
  private widen(number: number): void {
    const wider = new Int32Array(number * 2);
    wider.set(this.rounds);
    this.rounds = wider;
  }
}
