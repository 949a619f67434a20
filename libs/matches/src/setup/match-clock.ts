/** Clocks: each seat has some time for all its decisions together, and gains a little with each. */

export interface ClockSetup {
  /** Of each seat, for the whole match. */
  readonly seconds: number;
  /** Added to a seat's clock by each of its decisions. */
  readonly increment: number;
}

export class Clocks {
  private readonly left: number[];
  private since: number;

  /** @param now when the match began, in milliseconds */
  constructor(
    private readonly setup: ClockSetup,
    seats: number,
    now: number,
  ) {
    this.left = Array.from({ length: seats }, () => setup.seconds * 1000);
    this.since = now;
  }

  /** `seat` decided at `now`. */
  decided(seat: number, now: number): void {
    this.left[seat] = this.leftOf(seat, now) + this.setup.increment * 1000;
    this.since = now;
  }

  /** Something else happened: nobody's time is taken. */
  rest(now: number): void {
    this.since = now;
  }

  /** Milliseconds left to the seat that has been asked since the last decision. */
  leftOf(seat: number, now: number): number {
    return Math.max(0, this.left[seat]! - Math.max(0, now - this.since));
  }

  /** Milliseconds left to each seat; the time of `asked` runs. */
  all(asked: number, now: number): number[] {
    return this.left.map((left, seat) => (seat === asked ? this.leftOf(seat, now) : left));
  }
}
