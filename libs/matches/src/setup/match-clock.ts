/** Clocks: each seat has a total time for all its decisions, and gains some time with each decision. */

export interface ClockSetup {
  /** The time of each seat for the whole match. */
  readonly seconds: number;
  /** Seconds added to a seat's clock by each of its decisions. */
  readonly increment: number;
}

export class Clocks {
  private readonly left: number[];
  private since: number;

  /** @param now when the match started, in milliseconds */
  constructor(
    private readonly setup: ClockSetup,
    seats: number,
    now: number,
  ) {
    this.left = Array.from({ length: seats }, () => setup.seconds * 1000);
    this.since = now;
  }

  /** Called when `seat` decides at `now`. Adds the increment to its clock. */
  decided(seat: number, now: number): void {
    this.left[seat] = this.leftOf(seat, now) + this.setup.increment * 1000;
    this.since = now;
  }

  /** Called at any other event. No seat loses the time since the last event. */
  rest(now: number): void {
    this.since = now;
  }

  /** Milliseconds left to a seat whose clock has run since the last event. */
  leftOf(seat: number, now: number): number {
    return Math.max(0, this.left[seat]! - Math.max(0, now - this.since));
  }

  /** Milliseconds left to each seat. Only the clock of `asked` runs. */
  all(asked: number, now: number): number[] {
    return this.left.map((left, seat) => (seat === asked ? this.leftOf(seat, now) : left));
  }
}
