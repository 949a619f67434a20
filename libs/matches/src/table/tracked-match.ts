/** A match that is played decision by decision in memory: the engine's match, what was decided, and every event since. */
import {
  EventRecorder,
  createMatch,
  deckDefs,
  type DeckList,
  type EventRecord,
  type Match,
  type MatchSeed,
  type MatchResult,
  type Program,
  type Snapshot,
} from '@rulewright/engine';
import { MatchError } from '../errors.ts';

/** Beyond so many decisions a match is cut off and counts for nobody. */
export const MOST_DECISIONS = 20_000;
/** Decisions between two states that are kept, from which one looks back: none is further away than so many decisions. */
export const KEEP_STATE_EVERY = 250;

/** From decision `from` on these seats, as bits, are always asked. */
interface AskChange {
  readonly from: number;
  readonly seats: number;
}

export class TrackedMatch {
  readonly match: Match;
  private readonly defs: readonly (readonly number[])[];
  private recorder = new EventRecorder();
  private taken: number[] = [];
  /** Events that had happened when decision n was asked. */
  private marks: number[] = [];
  /** Of each decision: it was one only because the seat is always asked. */
  private lone: boolean[] = [];
  /** The state at decision 0, and at each further one of `KEEP_STATE_EVERY`. */
  private states: Snapshot[] = [];

  /** @throws ProgramError for cards or seats that the program does not have */
  constructor(
    readonly program: Program,
    decks: readonly DeckList[],
    private readonly seed: MatchSeed,
    decisions: readonly number[] = [],
    private readonly asks: AskChange[] = [],
  ) {
    this.defs = decks.map((deck) => deckDefs(program, deck));
    this.match = createMatch(program, this.defs);
    this.begin();
    for (const option of decisions) this.take(option);
  }

  get decisions(): readonly number[] {
    return this.taken;
  }

  /** The decisions that count before decision `end`, by number. */
  counted(end = this.taken.length): number[] {
    return [...this.taken.keys()].slice(0, end).filter((number) => !this.lone[number]);
  }

  /** How often the seats that are always asked have changed. */
  get askChanges(): number {
    return this.asks.length;
  }

  /** These seats, as bits, are always asked from the next decision on. */
  askAlways(seats: number): void {
    this.asks.push({ from: this.taken.length + 1, seats });
  }

  get events(): readonly EventRecord[] {
    return this.recorder.records;
  }

  get over(): boolean {
    return this.match.over;
  }

  /** The seat asked, or -1 when the match is over. */
  get asked(): number {
    return this.match.decisionSeat;
  }

  /** How it ended; null while it goes on. */
  get result(): MatchResult | null {
    return this.over ? this.program.mechanics.result(this.match) : null;
  }

  /** Events that had happened when decision `number` was asked; all of them for the one that is pending. */
  eventsBefore(number: number): number {
    return this.marks[number] ?? this.events.length;
  }

  /** How many decisions were asked before event `number`, or just when it happened. */
  decisionBefore(number: number): number {
    let [low, high] = [0, this.taken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.eventsBefore(middle) <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Takes an option of the pending decision. @throws MatchError `match-over`, `no-such-option` */
  take(option: number): void {
    const { match } = this;
    if (match.over) throw new MatchError('match-over', 'The match is over.');
    if (!(Number.isInteger(option) && option >= 0 && option < match.optionCount))
      throw new MatchError('no-such-option', `There is no option ${option}; there are ${match.optionCount}.`);
    this.lone[this.taken.length] = match.isAskedAnyway;
    match.choose(option);
    this.taken.push(option);
    this.advance();
  }

  /** Goes back, or on, to a match in which just these decisions were taken. */
  replay(decisions: readonly number[]): void {
    this.begin();
    for (const option of decisions) this.take(option);
  }

  /** A match of its own as this one was when decision `number` was asked; its events are those of this one. */
  lookBack(number: number): { readonly match: Match; readonly result: MatchResult | null } {
    const match = createMatch(this.program, this.defs);
    const kept = Math.min(Math.floor(number / KEEP_STATE_EVERY), this.states.length - 1);
    match.load(this.states[kept]!);
    match.alwaysAsked = this.alwaysAskedAt(kept * KEEP_STATE_EVERY);
    match.advance();
    for (let at = kept * KEEP_STATE_EVERY; at < number; at++) {
      match.choose(this.taken[at]!);
      this.go(match, at + 1);
    }
    return { match, result: match.over ? this.program.mechanics.result(match) : null };
  }

  /** A match of its own as this one is now, without its events. */
  copy(): Match {
    const match = createMatch(this.program, this.defs);
    match.become(this.match);
    match.alwaysAsked = this.alwaysAskedAt(this.taken.length);
    match.advance();
    return match;
  }

  private begin(): void {
    this.recorder = new EventRecorder();
    this.taken = [];
    this.marks = [];
    this.lone = [];
    this.states = [];
    this.match.sink = this.recorder;
    this.match.start(this.seed, this.defs);
    this.advance();
  }

  private advance(): void {
    const { match, taken } = this;
    this.go(match, taken.length);
    this.marks[taken.length] = this.events.length;
    if (taken.length % KEEP_STATE_EVERY === 0 && !match.over) this.states.push(match.save());
  }

  /** To the next decision, or to the end. */
  private go(match: Match, taken: number): void {
    match.alwaysAsked = this.alwaysAskedAt(taken);
    if (!match.advance() || taken < MOST_DECISIONS) return;
    this.program.mechanics.cutOff(match);
    match.advance();
  }

  /** The seats, as bits, that are always asked after `taken` decisions. */
  private alwaysAskedAt(taken: number): number {
    return this.asks.findLast(({ from }) => from <= taken)?.seats ?? 0;
  }
}
