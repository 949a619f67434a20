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
} from '@rulewright/engine';
import { MatchError } from './errors.ts';

/** Beyond so many decisions a match is cut off and counts for nobody. */
export const MOST_DECISIONS = 20_000;

/** From decision `from` on these seats, as bits, are always asked. */
interface AskChange {
  readonly from: number;
  readonly seats: number;
}

export class MatchRun {
  readonly match: Match;
  private readonly defs: readonly (readonly number[])[];
  private recorder = new EventRecorder();
  private taken: number[] = [];
  /** Events that had happened when decision n was asked. */
  private marks: number[] = [];
  /** Of each decision: it was one only because the seat is always asked. */
  private lone: boolean[] = [];

  /** @throws ProgramError for cards or seats that the program does not have */
  constructor(
    readonly program: Program,
    private readonly decks: readonly DeckList[],
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

  /** The decisions that count before decision `end`, by number: those that every match with these cards asks. */
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

  /** The match after its first `decisions`, as a run of its own. */
  upTo(decisions: number): MatchRun {
    return new MatchRun(this.program, this.decks, this.seed, this.taken.slice(0, decisions), this.asks);
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

  private begin(): void {
    this.recorder = new EventRecorder();
    this.taken = [];
    this.marks = [];
    this.lone = [];
    this.match.sink = this.recorder;
    this.match.start(this.seed, this.defs);
    this.advance();
  }

  private advance(): void {
    const { match } = this;
    match.alwaysAsked = this.asks.findLast(({ from }) => from <= this.taken.length)?.seats ?? 0;
    if (match.advance()) {
      if (this.taken.length >= MOST_DECISIONS) {
        this.program.mechanics.cutOff(match);
        match.advance();
      }
    }
    this.marks[this.taken.length] = this.events.length;
  }
}
