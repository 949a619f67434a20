/** A match in memory, played decision by decision: the engine's match, all decisions, and all events since the start. */
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
  type AgreedEnd,
  type Snapshot,
} from '@rulewright/engine';
import { MatchError } from '../errors.ts';

/** A match with more decisions is cut off, and no one wins. */
export const MOST_DECISIONS = 20_000;
/** Number of decisions between two saved states. Looking back replays at most this many. */
export const KEEP_STATE_EVERY = 250;

/** From decision `from` on, the seats in the bit set `seats` are always asked. */
interface AskChange {
  readonly from: number;
  readonly seats: number;
}

export class TrackedMatch {
  readonly match: Match;
  private readonly defs: readonly (readonly number[])[];
  private recorder = new EventRecorder();
  private taken: number[] = [];
  /** For each decision, the number of events before the seat was asked. */
  private marks: number[] = [];
  /** For each decision, whether it was asked only because the seat is always asked. */
  private lone: boolean[] = [];
  /** The saved states: at decision 0 and after every KEEP_STATE_EVERY decisions. */
  private states: Snapshot[] = [];
  /** How the players ended the match. Null while its rules run. */
  private settled: AgreedEnd | null = null;

  /** @throws ProgramError for cards or a number of seats that the program does not know */
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

  /** The numbers of the decisions before `end`, without those that exist only because a seat is always asked. */
  counted(end = this.taken.length): number[] {
    return [...this.taken.keys()].slice(0, end).filter((number) => !this.lone[number]);
  }

  /** How often players changed which seats are always asked. */
  get askChanges(): number {
    return this.asks.length;
  }

  /** From the next decision on, exactly the seats in this bit set are always asked. */
  askAlways(seats: number): void {
    this.asks.push({ from: this.taken.length + 1, seats });
  }

  get events(): readonly EventRecord[] {
    return this.recorder.records;
  }

  /** How the players ended the match; null if they did not. */
  get settlement(): AgreedEnd | null {
    return this.settled;
  }

  get over(): boolean {
    return this.match.over || this.settled !== null;
  }

  /** The seat that has to decide, or -1 when the match is over. */
  get asked(): number {
    return this.settled ? -1 : this.match.decisionSeat;
  }

  /** The result, or null until the match is over. */
  get result(): MatchResult | null {
    return this.resultOf(this.match, this.taken.length);
  }

  /** The result of a match in memory after `taken` decisions, or null. */
  private resultOf(match: Match, taken: number): MatchResult | null {
    if (match.over) return this.program.mechanics.result(match);
    if (!this.settled || taken < this.taken.length) return null;
    return { ...this.program.mechanics.result(match), ...this.settled, ruleId: '' };
  }

  /** Ends the match by the will of its players, after the decisions so far. */
  settle(winners: readonly number[], cause: string): void {
    this.settled = { winners, cause };
  }

  /** The number of events before decision `number` was asked. For the pending decision, all events. */
  eventsBefore(number: number): number {
    return this.marks[number] ?? this.events.length;
  }

  /** The number of decisions that were asked before event `number`. */
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
    if (this.over) throw new MatchError('match-over', 'The match is over.');
    if (!(Number.isInteger(option) && option >= 0 && option < match.optionCount))
      throw new MatchError('no-such-option', `There is no option ${option}; there are ${match.optionCount}.`);
    this.lone[this.taken.length] = match.isAskedAnyway;
    match.choose(option);
    this.taken.push(option);
    this.advance();
  }

  /** Restarts the match and takes exactly these decisions. For undo and redo. */
  replay(decisions: readonly number[]): void {
    this.begin();
    for (const option of decisions) this.take(option);
  }

  /** Returns a separate match in the position in which decision `number` was asked. It records no events. */
  lookBack(number: number): { readonly match: Match; readonly result: MatchResult | null } {
    const match = createMatch(this.program, this.defs);
    const index = Math.min(Math.floor(number / KEEP_STATE_EVERY), this.states.length - 1);
    match.load(this.states[index]!);
    match.alwaysAsked = this.alwaysAskedAt(index * KEEP_STATE_EVERY);
    match.advance();
    for (let at = index * KEEP_STATE_EVERY; at < number; at++) {
      match.choose(this.taken[at]!);
      this.go(match, at + 1);
    }
    return { match, result: this.resultOf(match, number) };
  }

  /** Returns a separate match in the current position. It records no events. */
  copy(): Match {
    const match = createMatch(this.program, this.defs);
    match.become(this.match);
    match.alwaysAsked = this.alwaysAskedAt(this.taken.length);
    match.advance();
    return match;
  }

  private begin(): void {
    this.recorder = new EventRecorder();
    this.settled = null;
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

  /** Runs a match to its next decision or its end. Cuts it off after MOST_DECISIONS. */
  private go(match: Match, taken: number): void {
    match.alwaysAsked = this.alwaysAskedAt(taken);
    if (!match.advance() || taken < MOST_DECISIONS) return;
    this.program.mechanics.cutOff(match);
    match.advance();
  }

  /** The bit set of seats that are always asked after `taken` decisions. */
  private alwaysAskedAt(taken: number): number {
    return this.asks.findLast(({ from }) => from <= taken)?.seats ?? 0;
  }
}
