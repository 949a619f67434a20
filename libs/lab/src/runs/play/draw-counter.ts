/** Counts how many cards each seat draws in a game: before the first turn, in the seat's own first turn, and in total. */
import type { Match } from '@rulewright/engine';
import type { SeatDraws } from '../plan/run-part.ts';

export class DrawCounter {
  private readonly opening: Int32Array;
  private readonly firstTurn: Int32Array;
  private readonly all: Int32Array;
  private readonly turns: Int32Array;
  /** The seat whose turn it is, or -1 before the first turn. */
  private active = -1;

  /** @param decks for each zone of a seat, whether it is part of the deck */
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

  /** Starts a new game with all counts at 0. */
  reset(): void {
    for (const counts of [this.opening, this.firstTurn, this.all, this.turns]) counts.fill(0);
    this.active = -1;
  }

  /** Called when a turn of `seat` starts. */
  turn(seat: number): void {
    this.active = seat;
    this.turns[seat]!++;
  }

  /** Called when `seat` has drawn a card. */
  drew(seat: number): void {
    this.all[seat]!++;
    if (this.active < 0) this.opening[seat]!++;
    else if (this.active === seat && this.turns[seat] === 1) this.firstTurn[seat]!++;
  }

  /** The counts so far. */
  result(): SeatDraws {
    const left = new Int32Array(this.match.seats);
    this.match.seatOf.forEach((seat, zone) => {
      if (this.decks[this.match.placeOf[zone]!]) left[seat]! += this.match.zoneCount[zone]!;
    });
    return { opening: [...this.opening], firstTurn: [...this.firstTurn], all: [...this.all], left: [...left] };
  }
}
