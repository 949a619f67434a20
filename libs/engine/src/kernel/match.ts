/**
 * A match: one buffer of state, and the loop that runs stages on it. The ruleset, the decks, the seed or key, and the
 * decisions fully determine a match.
 */
import {
  AGAIN,
  CALL_THEN_AGAIN,
  CALL_THEN_NEXT,
  DONE,
  NEXT,
  stageOfJump,
  type Control,
  type Step,
} from '../contract/control.ts';
import type { Program } from '../contract/program.ts';
import type { MatchSeed } from '../state/keyed-random.ts';
import { FRAME_WORDS, HEAD, type StateSpec } from '../state/layout.ts';
import { optionA, optionB, optionKind } from '../state/option.ts';
import { MatchFrames } from './frames.ts';
import { NOWHERE, NO_CARD } from './state.ts';

/** Thrown for a decision that is not one of the options, or when no decision is pending. */
export class DecisionError extends Error {
  constructor(
    readonly code: 'no-decision-pending' | 'no-such-option',
    message: string,
  ) {
    super(message);
  }
}

/**
 * The most stages that can run in a row without a choice of two players. Beyond this number, the match is in an endless loop. A turn
 * takes a few dozen.
 */
const MOST_STAGES = 1_000_000;

/**
 * What a program may compute between two decisions of two players, in its own units, if it counts them with `spend`. About a tenth of a
 * second.
 */
const MOST_WORK = 2_000_000;
/** Both bounds grow with the players, because what is asked about the cards of each player takes longer. */
const boundFor = (seats: number, bound: number): number => bound * Math.max(1, seats / 2);

/** The parts of a game that `playing` runs. */
const [BEGIN, RUN, DECIDE, ANSWER, TO_STEP] = [0, 1, 2, 3, 4];

/** Thrown by `spend`: the program computes for too long. */
export class WorkSpentError extends Error {}

export class Match<S extends StateSpec = StateSpec, P extends Program = Program> extends MatchFrames<S, P> {
  // ---- start and end ------------------------------------------------------------------------------------------

  /**
   * Starts a match: all cards of each seat are in its first zone, and the plugin's first step is on the stack.
   * @param seed 32-bit seed of the match, or a secret key of 32 bytes. With a key, the numbers of a seat's cards reveal
   * nothing
   *   about their places in the deck list.
   * @param decks for each seat, the definition numbers of its cards
   * @throws BadKeyError for a key of another length
   */
  start(seed: MatchSeed, decks: readonly (readonly number[])[]): void {
    this.bytes.fill(0);
    this.forgetDerived();
    this.first.fill(NO_CARD);
    this.last.fill(NO_CARD);
    this.reseed(seed);
    this.running = -FRAME_WORDS;
    let card = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const first = card;
      for (const def of decks[seat]!) {
        this.def[card] = def;
        this.owner[card] = seat;
        this.link(card, seat * this.program.zonesPerSeat);
        card++;
      }
      if (this.isKeyed) this.renumber(first, card);
    }
    this.zone.fill(NOWHERE, card);
    this.optionCount = 0;
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.playing(BEGIN, 0);
    this.pushFrame(this.program.mechanics.root, 0, 0, 0, 0, 0, 0, 0);
  }

  /** Shuffles the numbers of the cards from `from` up to, but not including, `to` (Fisher and Yates). */
  private renumber(from: number, to: number): void {
    const { def } = this;
    for (let card = to - 1; card > from; card--) {
      const other = from + this.random(card - from + 1);
      const swapped = def[card]!;
      def[card] = def[other]!;
      def[other] = swapped;
    }
  }

  get over(): boolean {
    return this.head[HEAD.over] === 1;
  }

  /** Ends the match. The plugin must have written the result into its fields. */
  finish(): void {
    this.head[HEAD.over] = 1;
  }

  get decisions(): number {
    return this.head[HEAD.decisions]!;
  }

  // ---- the loop -----------------------------------------------------------------------------------------------

  /**
   * Runs until a seat must decide (true) or the match is over (false). A match that runs through too many stages
   * without a decision ends as capped.
   */
  advance(): boolean {
    return this.playing(RUN, 0);
  }

  /**
   * Plays on, and calls `choose` for each decision instead of stopping there. The state is complete at each call, so it can be saved, read and
   * forked. Stops at a decision (true) after `decisions` of them, or when the match is over (false). It does the same as `advance` and
   * `choose` in turn, with less work for each decision.
   */
  play(choose: (match: this, seat: number) => number, decisions: number): boolean {
    if (this.asked !== null) throw new DecisionError('no-decision-pending', 'This match is being played already.');
    this.asked = choose as (match: object, seat: number) => number;
    this.askable = decisions;
    try {
      return this.playing(DECIDE, 0);
    } finally {
      this.asked = null;
    }
  }

  /** Who chooses while `play` runs, and how often it still may. */
  private asked: ((match: object, seat: number) => number) | null = null;
  private askable = 0;

  /** Lets the caller of `play` decide, and takes the chosen option. */
  private decide(choose: (match: object, seat: number) => number, seat: number): void {
    this.decisionSeat = seat;
    this.askable--;
    this.plays = false;
    const index = choose(this, seat);
    this.plays = true;
    if (!(index >= 0 && index < this.optionCount))
      throw new DecisionError('no-such-option', `There is no option ${index}; there are ${this.optionCount}.`);
    const isPass = this.askedAnyway;
    this.askedAnyway = false;
    if (!isPass) this.head[HEAD.decisions]!++;
    this.decisionSeat = -1;
    this.work = this.mostWork;
    this.answer(this.options[isPass ? 0 : index]!);
    this.work = this.mostWork;
  }

  private readonly mostWork = boundFor(this.seats, MOST_WORK);
  private readonly mostStages = boundFor(this.seats, MOST_STAGES);

  /** What the program may still compute until the next decision. It starts again whenever play goes on, so that a match that goes on from its bytes does the same. Code takes from it, and calls `spend(0)` below 0. */
  work = this.mostWork;

  /** Counts work of a program. @throws WorkSpentError if it has done too much since the last decision */
  spend(units: number): void {
    this.work -= units;
    if (this.work < 0) throw new WorkSpentError();
  }

  /**
   * Reads something of the match with at most `units` of work, which do not count. Returns `instead` if they are too few.
   * @param about the card or seat that `read` is called with
   */
  reading<T>(units: number, read: (m: this, about: number) => T, instead: T, about = -1): T {
    const { work } = this;
    this.work = units;
    try {
      return read(this, about);
    } catch (error) {
      if (!(error instanceof WorkSpentError)) throw error;
      return instead;
    } finally {
      this.work = work;
    }
  }

  /** Runs a part of the game. Rules count only in it. Parts have numbers, because a function for each decision would fill the memory. */
  private playing(part: number, value: number): boolean {
    this.plays = true;
    this.work = this.mostWork;
    try {
      switch (part) {
        case BEGIN:
          this.program.mechanics.begin(this);
          return true;
        case ANSWER:
          this.answer(value);
          return true;
        case TO_STEP:
          return this.runStagesTo(value);
        case DECIDE:
          if (this.decisionSeat >= 0 && this.askable > 0) this.decide(this.asked!, this.decisionSeat);
      }
      return this.runStages();
    } catch (error) {
      if (!(error instanceof WorkSpentError)) throw error;
      // A stage that did not end the match itself.
      this.program.mechanics.cutOff(this);
      this.decisionSeat = -1;
      this.optionCount = 0;
      return false;
    } finally {
      this.plays = false;
    }
  }

  private runStages(): boolean {
    const { frames, head, asks, endOf, localsOf } = this;
    for (let left = this.mostStages; ; left--) {
      if (left === 0) this.program.mechanics.cutOff(this);
      if (head[HEAD.over] === 1) {
        this.decisionSeat = -1;
        this.optionCount = 0;
        return false;
      }
      const at = this.running;
      const stage = frames[at]!;
      this.optionCount = 0;
      const control = asks[stage]!(this, localsOf[stage]!);
      // Fast path for by far the most common result.
      if (control === NEXT && stage + 1 < endOf[stage]!) {
        this.frames[at] = stage + 1;
      } else if (control < 0) {
        this.continueWith(control, at, stage);
      } else if (this.optionCount === 1 && this.autoSingle && !this.askedAnyway) {
        this.answer(this.options[0]!);
      } else {
        this.program.arrange?.(this);
        if (this.asked === null || this.askable <= 0) {
          this.decisionSeat = control;
          return true;
        }
        this.decide(this.asked, control);
        left = this.mostStages;
      }
      if (this.frames !== frames) return this.runStages();
    }
  }

  /** Runs until `target` starts. Returns false if a seat must decide before, or the match is over. For matches that start in the middle. */
  runTo(target: Step): boolean {
    const reaches = this.playing(TO_STEP, target.base);
    // What starts a match in the middle writes into it next.
    this.assumed = 0;
    return reaches;
  }

  private runStagesTo(first: number): boolean {
    while (!this.over) {
      const at = this.running;
      const stage = this.frames[at]!;
      if (stage === first) return true;
      const control = this.asks[stage]!(this, this.localsOf[stage]!);
      if (control >= 0) return false;
      this.continueWith(control, at, stage);
    }
    return false;
  }

  /**
   * Whether `seat` is asked in a response window although it has no response. If so, the window offers a pass and no
   * other option. Call it only where players who see no hidden card would expect the seat to be asked.
   */
  asksAnyway(seat: number): boolean {
    return (this.askedAnyway = this.isAlwaysAsked(seat));
  }

  isAlwaysAsked(seat: number): boolean {
    return ((this.alwaysAsked >> seat) & 1) === 1;
  }

  /** Whether the pending decision exists only because the seat is always asked: see `passAnyway`. */
  get isAskedAnyway(): boolean {
    return this.askedAnyway;
  }

  /**
   * Passes in a decision that exists only because the seat is always asked. The pass does not count as a decision. Call
   * `advance` next.
   */
  passAnyway(): void {
    if (!this.askedAnyway) throw new DecisionError('no-decision-pending', 'No decision of this kind is pending.');
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.playing(ANSWER, this.options[0]!);
  }

  /** Chooses option `index` of the pending decision. Call `advance` next. */
  choose(index: number): void {
    if (this.decisionSeat < 0) throw new DecisionError('no-decision-pending', 'No decision is pending.');
    if (!(index >= 0 && index < this.optionCount)) {
      throw new DecisionError('no-such-option', `There is no option ${index}; there are ${this.optionCount}.`);
    }
    if (this.askedAnyway) return this.passAnyway();
    this.head[HEAD.decisions]!++;
    this.decisionSeat = -1;
    this.playing(ANSWER, this.options[index]!);
  }

  private answer(option: number): void {
    const at = this.running;
    const stage = this.frames[at]!;
    const control = this.answers[stage]!(
      this,
      this.localsOf[stage]!,
      optionKind(option),
      optionA(option),
      optionB(option),
    );
    this.continueWith(control, at, stage);
  }

  private continueWith(control: Control, at: number, stage: number): void {
    const { frames, endOf } = this;
    switch (control) {
      case NEXT:
        if (stage + 1 < endOf[stage]!) frames[at] = stage + 1;
        else this.running = at - FRAME_WORDS;
        return;
      case AGAIN:
        return;
      case DONE:
        this.running = at - FRAME_WORDS;
        return;
      case CALL_THEN_NEXT:
        // If the caller is at its last stage, the called step replaces it.
        if (stage + 1 < endOf[stage]!) frames[at] = stage + 1;
        else this.replaceFrame(at);
        this.running = this.callee;
        return;
      case CALL_THEN_AGAIN:
        this.running = this.callee;
        return;
      default: {
        const target = stageOfJump(control);
        if (target < 0) throw new Error(`A stage of ${this.stepName(stage)} asked without options.`);
        frames[at] = target;
      }
    }
  }
}
