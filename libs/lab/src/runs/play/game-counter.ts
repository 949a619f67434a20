/** Counts one game while it is played: the counts that the game defines, cards drawn and played, and changes of the lead. */
import { Judge } from '@rulewright/bots';
import {
  isPlace,
  optionKind,
  type Chooser,
  type EventSink,
  type CountSpec,
  type GameStatistics,
  type Match,
  type MatchResult,
  type MoveSpec,
} from '@rulewright/engine';
import type { SeatDraws } from '../plan/run-part.ts';

/** Counts how many cards each seat draws in a game: before the first turn, in the seat's own first turn, and in total. */
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

/** For each zone of a seat, whether a counted move may start there and may end there. */
interface CountedPlaces {
  readonly from: readonly boolean[];
  readonly to: readonly boolean[];
}

type EndSide = Extract<CountSpec['of'], { end: string }>['side'];

/** The number of the engine's event "a card moved". */
const MOVED = 0;

/** A seat leads only if its position scores this much more than the next best. */
const LEAD = 0.05;

export class GameCounter implements EventSink {
  /** The counts that the game defines, in its order. */
  readonly counts: Int32Array;
  /** The seat of the starting player, or -1. */
  starter = -1;
  /** How often the lead went to another seat. */
  leadChanges = 0;
  /** For each card of the match, 1 if it was drawn, and 1 if it was played. */
  readonly drawn: Uint8Array;
  readonly played: Uint8Array;
  /** The number of cards that each seat draws. */
  readonly draws: DrawCounter;

  private readonly countOfEvent: Int16Array;
  private readonly moves: readonly { readonly index: number; readonly places: CountedPlaces }[];
  /** By kind of option: its count, or -1. Null if no choice is counted. */
  private readonly countOfOption: Int16Array | null;
  private readonly ends: readonly { readonly index: number; readonly name: string; readonly side?: EndSide }[];
  private readonly drawing: CountedPlaces;
  private readonly playing: CountedPlaces;
  private readonly starterKind: number;
  private readonly turnKind: number;
  private readonly leadKind: number;
  private readonly judge: Judge | null;
  private leader = -1;

  constructor(
    private readonly match: Match,
    statistics: GameStatistics,
  ) {
    const { mechanics, zones } = match.program;
    const kindOf = (id: string): number => mechanics.events.findIndex((kind) => kind.id === id);
    const placesOf = ({ from, to }: MoveSpec): CountedPlaces => ({
      from: zones.map(({ id }) => isPlace(id, from)),
      to: zones.map(({ id }) => isPlace(id, to)),
    });
    this.counts = new Int32Array(statistics.counts.length);
    this.countOfEvent = new Int16Array(mechanics.events.length).fill(-1);
    statistics.counts.forEach(({ of }, index) => {
      if ('event' in of && kindOf(of.event) >= 0) this.countOfEvent[kindOf(of.event)] = index;
    });
    this.moves = statistics.counts.flatMap(({ of }, index) =>
      'moves' in of ? [{ index, places: placesOf(of.moves) }] : [],
    );
    const chosen = statistics.counts.flatMap(({ of }, index) => ('option' in of ? [{ index, id: of.option }] : []));
    this.countOfOption = chosen.length > 0 ? new Int16Array(mechanics.options.length).fill(-1) : null;
    for (const { index, id } of chosen) {
      const option = mechanics.options.findIndex((kind) => kind.id === id);
      if (option >= 0) this.countOfOption![option] = index;
    }
    this.ends = statistics.counts.flatMap(({ of }, index) =>
      'end' in of ? [{ index, name: of.end, side: of.side }] : [],
    );
    this.drawing = placesOf(statistics.drawn);
    this.playing = placesOf(statistics.played);
    this.starterKind = kindOf(statistics.starter);
    this.turnKind = kindOf(statistics.turn);
    this.leadKind = kindOf(statistics.lead);
    this.judge = mechanics.evaluation ? new Judge(mechanics) : null;
    this.drawn = new Uint8Array(match.cards);
    this.played = new Uint8Array(match.cards);
    this.draws = new DrawCounter(match, this.drawing.from);
  }

  /** Starts a new game with all counts at 0. */
  reset(): void {
    this.counts.fill(0);
    this.drawn.fill(0);
    this.played.fill(0);
    this.draws.reset();
    this.starter = -1;
    this.leader = -1;
    this.leadChanges = 0;
  }

  /** A chooser whose choices are counted. */
  counting(choose: Chooser): Chooser {
    const { counts, countOfOption } = this;
    if (countOfOption === null) return choose;
    return (match, seat) => {
      const option = choose(match, seat);
      const counted = countOfOption[optionKind(match.options[option]!)]!;
      if (counted >= 0) counts[counted]!++;
      return option;
    };
  }

  /** Counts the numbers of all seats at the end of the game. */
  ended({ standing }: Pick<MatchResult, 'standing'>): void {
    const { starter } = this;
    for (const { index, name, side } of this.ends)
      this.counts[index] = standing.reduce((sum, numbers, seat) => {
        const isCounted = side === undefined || (starter >= 0 && (seat === starter) === (side === 'starter'));
        return isCounted ? sum + (numbers[name] ?? 0) : sum;
      }, 0);
  }

  event(kind: number, _rule: number, a: number, b: number, c: number): void {
    const counted = this.countOfEvent[kind]!;
    if (counted >= 0) this.counts[counted]!++;
    if (kind === MOVED) this.moved(a, b, c);
    else if (kind === this.leadKind) this.look();
    if (kind === this.turnKind) this.draws.turn(a);
    if (kind === this.starterKind) this.starter = a;
  }

  private moved(card: number, out: number, into: number): void {
    const from = this.match.placeOf[out]!;
    const to = this.match.placeOf[into]!;
    const fits = (places: CountedPlaces): boolean => places.from[from]! && places.to[to]!;
    for (const { index, places } of this.moves) if (fits(places)) this.counts[index]!++;
    if (fits(this.drawing)) {
      this.drawn[card] = 1;
      this.draws.drew(this.match.seatOf[into]!);
    }
    if (fits(this.playing) && !this.playing.to[from]) this.played[card] = 1;
  }

  /** Updates the leader and the number of lead changes, using the evaluation of the bots. */
  private look(): void {
    if (!this.judge) return;
    const { match } = this;
    let best = -1;
    let most = -1;
    let next = -1;
    for (let seat = 0; seat < match.seats; seat++) {
      const worth = this.judge.worth(match, seat);
      if (worth > most) {
        next = most;
        most = worth;
        best = seat;
      } else if (worth > next) next = worth;
    }
    if (most - next < LEAD || best === this.leader) return;
    if (this.leader >= 0) this.leadChanges++;
    this.leader = best;
  }
}
