/** The mechanics of a game: the part of a plugin that the kernel runs, the same for all rulesets. */
import type { EventKind } from '../state/events.ts';
import type { Capacities, StateSpec } from '../state/layout.ts';
import type { OptionKind } from '../state/option.ts';
import type { StageTable, Step } from './control.ts';
import type { Evaluation } from './evaluation.ts';
import type { Features } from './features.ts';
import type { PolicyDocument } from './policy.ts';

/** How a match ended. */
export interface MatchResult {
  /** The seats that won, in ascending order. Empty for a draw or for a match that a limit ended. */
  readonly winners: readonly number[];
  /** `failed-draw`, `last-standing`…; `capped` when a limit ended the match. */
  readonly cause: string;
  readonly ruleId: string;
  readonly turns: number;
  /** For each seat, the numbers by which the game ranks the seats (lost cards, points…). */
  readonly standing: readonly Readonly<Record<string, number>>[];
}

/**
 * The part of a plugin that the kernel runs and that does not depend on a ruleset. `M` is the game's own match type;
 * code that runs any game omits it. The functions are methods, because the compiler checks method parameters in both
 * directions. The mechanics of a game can then be assigned to a program of any game. This is sound: a match is created
 * from one program and passed only to the mechanics of that program.
 */
export interface Mechanics<M extends object = object> {
  readonly state: StateSpec;
  readonly stages: StageTable<M>;
  /** The step that plays a whole match. */
  readonly root: Step<M>;
  /** Rule ids by number. */
  readonly rules: readonly string[];
  /** Event kinds by number. Number 0 is the kernel's "a card moved". */
  readonly events: readonly EventKind[];
  /** Option kinds by number. */
  readonly options: readonly OptionKind[];
  readonly capacities: Capacities;
  /** Initialises the plugin's fields before the first step. */
  begin(match: M): void;
  /** Called after every move of a card. `from` and `to` are zone numbers of the match. */
  moved(match: M, card: number, from: number, to: number): void;
  /** Called when a limit ends the match. */
  cutOff(match: M): void;
  /** Whether frames can have words that no step reads. Then the digest of a match that is not over leaves out all words of frames but their stages. */
  readonly framesVary?: boolean;
  result(match: M): MatchResult;
  /** The winners of `result` alone. Bots ask for them at the end of each match that they imagine. */
  winners?(match: M): readonly number[];
  /** Public numbers of the table and of a seat, by name, for views. */
  publicTable(match: M): Readonly<Record<string, number | string | null>>;
  publicSeat(match: M, seat: number): Readonly<Record<string, number | boolean>>;
  publicCard(match: M, card: number): Readonly<Record<string, number | boolean>>;
  /** Whether a seat may know a card in a zone hidden from it. Example: a card that the seat was just shown. */
  knows(match: M, seat: number, card: number): boolean;
  /**
   * Whether the hidden card `card` could be of definition `def`, judged from public information. For example, a hidden
   * card in a place for certain cards only must be one of these cards. Bots use this when they guess hidden cards.
   * Without this method, any card can be anywhere.
   */
  couldBe?(match: M, card: number, def: number): boolean;
  /** How bots score positions. Without it, bots know only how matches end. */
  readonly evaluation?: Evaluation<M>;
  /** Further numbers for learning bots. Without them, they read only the measures, the open cards, the running step and the options. */
  readonly features?: Features<M>;
  /** The policies that bots learned under rulesets of this game. A bot plays the one whose ruleset is nearest. */
  readonly policies?: readonly PolicyDocument[];
}
