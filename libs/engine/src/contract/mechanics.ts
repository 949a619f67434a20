/** The mechanics of a game: the part of a plugin that the kernel runs, the same for all rulesets. */
import type { EventKind } from '../state/events.ts';
import type { Capacities, StateSpec } from '../state/layout.ts';
import type { OptionKind } from '../state/option.ts';
import type { StageTable, Step } from './control.ts';
import type { Evaluation } from './evaluation.ts';

/** How a match ended. */
export interface MatchResult {
  /** The seat that won, or null: a draw, or a match that was cut off. */
  readonly winner: number | null;
  /** `failed-draw`, `last-standing`…; `capped` when a limit cut it off. */
  readonly cause: string;
  readonly ruleId: string;
  readonly turns: number;
  /** Standing of each seat, as the game counts it (lost cards, points…). */
  readonly standing: readonly Readonly<Record<string, number>>[];
}

/**
 * How a game is played, as far as it does not depend on a ruleset: the part of a plugin that the kernel runs. `M` is the game's own
 * match; code that runs any game leaves it out. Its functions are methods, whose parameters the compiler compares both ways, so the
 * mechanics of a game fit a program of any game: a match is made from a program and given to its mechanics only.
 */
export interface Mechanics<M extends object = object> {
  readonly state: StateSpec;
  readonly stages: StageTable<M>;
  /** The step that plays a whole match. */
  readonly root: Step<M>;
  /** Rule ids by number. */
  readonly rules: readonly string[];
  /** Event kinds by number; the first is the kernel's "a card moved". */
  readonly events: readonly EventKind[];
  /** Option kinds by number. */
  readonly options: readonly OptionKind[];
  readonly capacities: Capacities;
  /** Sets the plugin's fields before the first step. */
  begin(match: M): void;
  /** Told after every move of a card; zones are the match's zone numbers. */
  moved(match: M, card: number, from: number, to: number): void;
  /** Called when a limit cuts the match off. */
  cutOff(match: M): void;
  result(match: M): MatchResult;
  /** Public numbers of the table and of a seat for views: plain names and values. */
  publicTable(match: M): Readonly<Record<string, number | string | null>>;
  publicSeat(match: M, seat: number): Readonly<Record<string, number | boolean>>;
  publicCard(match: M, card: number): Readonly<Record<string, number | boolean>>;
  /** Whether a seat may know a card that lies in a zone hidden from it: cards it was just shown. */
  knows(match: M, seat: number, card: number): boolean;
  /**
   * Whether a card of definition `def` could lie hidden where `card` lies, by what everybody knows: what was laid face-down in a
   * place for certain cards only is one of them. Bots imagine hidden cards by it; without it, anything can lie anywhere.
   */
  couldBe?(match: M, card: number, def: number): boolean;
  /** How bots judge positions; without it they know only how matches end. */
  readonly evaluation?: Evaluation<M>;
}
