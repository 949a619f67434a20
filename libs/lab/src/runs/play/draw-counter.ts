/** Counts how many cards each seat draws in a game, and when: before the first turn, in its own first turn, in all. */
import type { Match } from '@rulewright/engine';
import type { SeatDraws } from '../plan/run-part.ts';

export class DrawCounter {
  private readonly opening: Int32Array;
  private readonly firstTurn: Int32Array;
  private readonly all: Int32Array;
  private readonly turns: Int32Array;
  /** Whose turn it is; -1 before the first. */
  private active = -1;

  /** @param decks the places of a seat that hold its deck */
  constructor(
    private readonly match: Match,
    private readonly decks: readonly boolean[],
  ) {
    const { seats } = match;
    this.opening = new Int32Array(seats);
    this.firstTurn = new Int32Array(seats);
    this.all = new Int32Array(seats);
    this.turns = new Int32Array(seats);
  }

  /** Forgets the game before. */
  reset(): void {
    for (const counts of [this.opening, this.firstTurn, this.all, this.turns]) counts.fill(0);
    this.active = -1;
  }

  /** A turn of `seat` begins. */
  turn(seat: number): void {
    this.active = seat;
    this.turns[seat]!++;
  }

  /** `seat` has drawn a card. */
  drew(seat: number): void {
    this.all[seat]!++;
    if (this.active < 0) this.opening[seat]!++;
    else if (this.active === seat && this.turns[seat] === 1) this.firstTurn[seat]!++;
  }

  /** The counts of the game as it stands. */
  result(): SeatDraws {
    const left = new Int32Array(this.match.seats);
    this.match.seatOf.forEach((seat, zone) => {
      if (this.decks[this.match.placeOf[zone]!]) left[seat]! += this.match.zoneCount[zone]!;
    });
    return { opening: [...this.opening], firstTurn: [...this.firstTurn], all: [...this.all], left: [...left] };
  }
}
