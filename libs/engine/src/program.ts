/**
 * What a game gives: its plugin, the mechanics that the kernel runs, and the program, one ruleset compiled with a card pool. `GamePlugin` is the whole contract
 * between a game and everything else: engine, deck check, bots, lab, API and site know games through it only.
 */
import type { CardDoc, DeckRules, GameVocabulary, Ruleset } from '@rulewright/content';
import type { StageTable, Step } from './control.ts';
import type { Evaluation } from './evaluation.ts';
import type { EventKind } from './events.ts';
import type { Capacities, StateSpec } from './layout.ts';
import type { OptionKind } from './option.ts';
import type { GameStatistics } from './statistics.ts';
import type { Tabletop } from './tabletop.ts';

/** Who may see the cards of a zone: everybody, its owner, nobody; `top`: everybody sees the top card only. */
export type ZoneVisibility = 'all' | 'owner' | 'none' | 'top';

/** A place for cards; every seat has each of them. The first is where its cards lie when a match begins. */
export interface ZoneSpec {
  readonly id: string;
  readonly name: string;
  readonly visibility: ZoneVisibility;
  /** A pile, whose order matters. */
  readonly pile?: boolean;
}

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

/** A ruleset compiled with a card pool: what a match is made from. */
export interface Program {
  readonly mechanics: Mechanics;
  readonly ruleset: Ruleset;
  /** Digest of what the program took from the cards. */
  readonly poolHash: string;
  readonly zones: readonly ZoneSpec[];
  readonly zonesPerSeat: number;
  /** Card definitions by number. */
  readonly defs: readonly CardDef[];
  /** Number of a definition by card slug. */
  readonly defOf: ReadonlyMap<string, number>;
  /** Abilities by number, for events and options that name one. */
  readonly abilityNames: readonly string[];
  /** Seats for which the ruleset can be played. */
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** What the kernel knows of a card's definition. */
export interface CardDef {
  readonly slug: string;
  readonly name: string;
  /** Its printed numbers, by name. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Options of compiling, for measurements. */
export interface CompileOptions {
  /** Leaves all abilities out. */
  readonly withoutAbilities?: boolean;
}

/** Where a worked example begins: a seat's turn at one of its steps; `setup` begins the match, `end` the end of the turn. */
export interface ExampleStart {
  readonly seat: number;
  readonly step: string;
  readonly turn: number;
}

/** What a plugin gives worked examples. */
export interface ExampleSupport<M extends object = object> {
  /** The data of a card made up for an example, from what the example says of it. */
  cardData(given: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /**
   * Begins a match whose cards are laid out. Other starts than `setup` must ask the seat, with the option `pass` alone,
   * once the turn is over. @throws ProgramError for a step that the ruleset does not have
   */
  begin(match: M, start: ExampleStart): void;
  /** The step of a turn at which an example begins that does not say otherwise. */
  readonly usualStep: string;
  /** The step that asks when the turn is over. */
  readonly turnOver: string;
}

export interface GamePlugin {
  readonly id: string;
  readonly vocabulary: GameVocabulary;
  readonly deckRules: DeckRules;
  readonly examples: ExampleSupport;
  /** What the lab counts beyond turns, decisions and wins. */
  readonly statistics?: GameStatistics;
  /** How tables at which people sit look and read; without it they show ids. */
  readonly tabletop?: Tabletop;
  /**
   * Compiles a ruleset for a card pool.
   * @throws ProgramError when the ruleset asks for something that the engine does not play
   */
  compile(ruleset: Ruleset, cards: readonly CardDoc[], options?: CompileOptions): Program;
}

/** A ruleset or match that cannot be played, with the parameter or rule concerned. */
export class ProgramError extends Error {
  constructor(
    readonly code: 'unsupported-value' | 'unknown-step' | 'seat-count' | 'unknown-card' | 'empty-deck' | 'no-abilities',
    message: string,
  ) {
    super(message);
  }
}
