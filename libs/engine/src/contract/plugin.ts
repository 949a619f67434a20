/** A plugin is the whole contract between a game and everything else: engine, deck check, bots, lab, API and site know games by it only. */
import type { CardDoc, GameVocabulary, Ruleset } from '@rulewright/content';
import type { CompileOptions, Program } from './program.ts';
import type { GameStatistics } from './statistics.ts';
import type { Tabletop } from './tabletop.ts';

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
  readonly examples: ExampleSupport;
  /** What the lab counts beyond turns, decisions and wins. */
  readonly statistics?: GameStatistics;
  /** How tables at which people sit look and read; without it they show ids. */
  readonly tabletop?: Tabletop;
  /**
   * Names of other cards that playing this one asks about, though they need not be in the match: what they are changes how it is
   * played. Without it no card asks about others.
   */
  asksAbout?(card: CardDoc): readonly string[];
  /**
   * Compiles a ruleset for a card pool. The order of the pool gives cards, texts and all else their numbers. A program of a part of a
   * pool plays a match of its cards as a program of the whole does, if it holds what they ask about.
   * @throws ProgramError when the ruleset asks for something that the engine does not play
   */
  compile(ruleset: Ruleset, cards: readonly CardDoc[], options?: CompileOptions): Program;
}
