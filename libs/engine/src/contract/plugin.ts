/** The plugin contract. The engine, deck check, bots, lab, API and site know a game only through its plugin. */
import type { CardDoc, PluginVocabulary, Ruleset } from '@rulewright/content';
import type { PolicyDocument } from './policy.ts';
import type { Program } from './program.ts';
import type { GameStatistics } from './statistics.ts';
import type { StrengthRow } from './strength.ts';
import type { Tabletop } from './tabletop.ts';

/**
 * Where a worked example starts: a seat's turn at one of its steps. `setup` starts the match, `end` is the end of the
 * turn.
 */
export interface ExampleStart {
  readonly seat: number;
  readonly step: string;
  readonly turn: number;
}

/** The functions of a plugin that run worked examples. */
export interface ExampleSupport<M extends object = object> {
  /**
   * The data of a card invented for an example, from the values that the example gives.
   * @param idOf the id of another card that the example invents, by its name
   */
  cardData(
    values: Readonly<Record<string, unknown>>,
    idOf: (name: string) => string | undefined,
  ): Record<string, unknown>;
  /**
   * Starts a match whose cards are already in place. Unless the start is `setup`, the match must ask the seat at the
   * end of the turn, with `pass` as the only option. @throws ProgramError for a step that the ruleset does not have
   */
  begin(match: M, start: ExampleStart): void;
  /** The step at which an example starts if the example names none. */
  readonly usualStep: string;
  /** The step that asks the seat once the turn is over. */
  readonly turnOver: string;
  /** Sets a field of a seat that the state has in another form. False for all other names. */
  setSeat?(match: M, seat: number, name: string, value: number): boolean;
}

/** The fields of card data that decide which of two cards is better. Two cards are comparable only if all fields in `same` are equal. */
export interface CardWorth {
  readonly same: readonly string[];
  /** Numbers. A larger number is better. */
  readonly more: readonly string[];
  /** Numbers. A smaller number is better. */
  readonly less?: readonly string[];
  /** Lists. Every entry is an advantage. */
  readonly lists: readonly string[];
}

export interface GamePlugin {
  readonly id: string;
  readonly vocabulary: PluginVocabulary;
  readonly examples: ExampleSupport;
  /** The statistics that the lab counts besides turns, decisions and wins. */
  readonly statistics?: GameStatistics;
  /** The layout and texts for tables at which people play. Without it, tables show ids. */
  readonly tabletop?: Tabletop;
  /** The policies of the game, the same as in its mechanics, but available without compiling a ruleset. */
  readonly policies?: readonly PolicyDocument[];
  /** How strong the bots are in this game, as measured when the game was released. */
  readonly strength?: readonly StrengthRow[];
  /**
   * Names of other cards whose data affects how this card plays, although they need not be in the match. Without this
   * method, no card depends on others.
   */
  asksAbout?(card: CardDoc): readonly string[];
  /**
   * The members of card data, at any depth, whose values never decide how a match goes, such as printed texts. Whether
   * a member is present may decide. Without this list, every value counts.
   */
  readonly unplayed?: readonly string[];
  /**
   * What the engine reads of a card in a ruleset, besides its id: plain data. Engines that read texts give their meaning, because other words
   * with the same meaning play the same. Without it, the name and all data count.
   */
  played?(card: CardDoc, ruleset: Ruleset): object;
  /** How two cards are compared. Without it, no card is called better than another. */
  readonly worth?: CardWorth;
  /**
   * Compiles a ruleset for a card pool. The order of the pool determines all numbers, such as those of cards and texts.
   * A smaller pool gives the same matches if it contains the cards of the match and all cards that they ask about.
   * @throws ProgramError when the ruleset needs something that the engine cannot play
   */
  compile(ruleset: Ruleset, cards: readonly CardDoc[]): Program;
}
