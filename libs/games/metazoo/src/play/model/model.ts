/**
 * The types of play: the match, its program, and the compiled forms of Pages. They refer to each other, so they share a
 * file.
 */
import type { Control, Match, Program, Step } from '@rulewright/engine';
import type { Price } from '../../cards/texts.ts';
import type { EntryTarget, Whose } from '../../language/schema.ts';
import type { Frame } from './frame.ts';
import type { PlayPage } from './pages.ts';
import type { Params } from './params.ts';
import type { STATE } from './state.ts';
import type { AuraVector } from './words.ts';

/** A lasting text: its changes and its targets. */
export interface Lasting {
  /** The kinds of its changes (`MOD`), and the Traits that it gives or takes, as bits. */
  readonly kinds: number;
  readonly traits: number;
  /** Whether it may lower some maximum LP. */
  readonly lowersLp: boolean;
  /** Whether counters may change its targets or its values. */
  readonly wavers: boolean;
  readonly conditions: Test;
  applies(m: M, seat: number, card: number, target: number): boolean;
  readonly changes: readonly Change[];
}

export interface CompiledAttack {
  /** Number of the Attack's name. */
  readonly name: number;
  readonly damage: number;
  /** The Aura Types whose symbols are next to the Attack, as bits. */
  readonly advantage: number;
  readonly inflicts: readonly { readonly status: string; readonly counters: number }[];
  /** The text that happens before the Damage, or NO_TEXT. */
  readonly text: number;
}

export interface CompiledPages {
  readonly defs: readonly PlayPage[];
  /** Names of texts, Attacks, facts and Aura Types by number. */
  readonly names: readonly string[];
  /** The names of the same things in sentences. */
  readonly titles: readonly string[];
  readonly auraNames: readonly number[];
  readonly facts: readonly Fact[];
  /** Distances in miles that texts use. */
  readonly miles: readonly number[];
  // Indexed by definition number.
  readonly type: Uint8Array;
  readonly auraType: Int8Array;
  readonly traits: Int32Array;
  readonly regen: Uint8Array;
  readonly lp: Int16Array;
  readonly cost: readonly AuraVector[];
  readonly generates: readonly AuraVector[];
  readonly converts: readonly AuraVector[];
  readonly attacks: readonly (readonly CompiledAttack[])[];
  readonly bonuses: readonly (readonly { readonly fact: number; readonly lp: boolean; readonly amount: number }[])[];
  /** Conditions for Contracting the Page, or null. */
  readonly requires: readonly (Test | null)[];
  readonly hosts: readonly (Selection | null)[];
  /** 1 for Pages that their Caster may Contract whenever they have Priority. */
  readonly anyTime: Uint8Array;
  /** The texts that a moment triggers, including those that happen when a Page resolves; and the texts that Casters use. */
  readonly textsOf: readonly (readonly CompiledText[])[];
  readonly usable: readonly (readonly CompiledText[])[];
  /** The places from which the texts of a definition are used, as bits. */
  readonly usableAt: Int32Array;
  /** The targets of a Contracted Spell or Potion. */
  readonly pagePicks: readonly (readonly Pick[])[];
  readonly statics: readonly (readonly Lasting[])[];
  /** The moments of a definition's own texts, as bits, and the moments of other Pages that its texts wait for. */
  readonly moments: Int32Array;
  readonly watches: Int32Array;
  /** All texts by number. Undefined for numbers that name something other than a text. */
  readonly texts: readonly (CompiledText | undefined)[];
  /** Changes to the cost of the next Page. The value of a `nextContract` change is an index into this list. */
  readonly discounts: readonly Discount[];
  /** Traits that some text may give or take, as bits. For all other Traits, only the printed ones count. */
  readonly variableTraits: number;
  /** The places from which texts are used. */
  readonly usePlaces: readonly number[];
  /** By definition: the Token that Infectious leaves behind, or -1. */
  readonly infectious: readonly number[];
}

/** A change to the cost of the next matching Page that a Caster Contracts, in Aura of one type. */
export interface Discount {
  readonly applies: PageTest;
  readonly aura: number;
  readonly by: number;
}

/** A question about the world outside the game, asked once per match. */
export interface Fact {
  /** Number of its name in the program's `names`. */
  readonly name: number;
  /** `Forest` for a Terra symbol, or the key of any other fact. */
  readonly key: string;
  readonly symbol: boolean;
  /** Whether the answer is a distance, because the fact is a place. */
  readonly place: boolean;
  /** Whether each Caster declares the fact for themselves instead of once for the table. */
  readonly perCaster: boolean;
}

/** Card numbers in the order of `eachIn`. Do not iterate over them while cards move. */
export interface CardNumbers {
  readonly cards: Int16Array;
  readonly count: number;
}

/** Cached lists and flags of the Arena's present content. */
export interface Lists {
  /** All Pages that have LP or can fight, which excludes most Aura Pages. */
  readonly pages: CardNumbers;
  /** Pages that may generate Aura: Aura Pages, and Pages that have or may be given Convert. */
  readonly sources: CardNumbers;
  /** Pages with texts that happen as soon as a condition is true. */
  readonly watching: CardNumbers;
  /** Pages with texts that Casters use. */
  readonly users: CardNumbers;
  /** Traits that some Page in the Arena may have, as bits. */
  readonly present: number;
  /**
   * The moments for which Pages in the Arena, or attached there, have texts, as bits: moments of the Page itself, and
   * moments of other Pages.
   */
  readonly moments: number;
  readonly watched: number;
  /** The kinds of change that lasting texts in the Arena make, and the Traits that they give or take, as bits. */
  readonly kinds: number;
  readonly traits: number;
  /** Whether some lasting text in the Arena may lower a maximum LP. */
  readonly lowersLp: boolean;
  /** Whether some lasting text in the Arena can change a maximum LP when a state changes, such as Awakened. */
  readonly wavers: boolean;
  /** Returns the lists for the present places of cards. Rebuilds them if cards have moved. */
  of(m: M): Lists;
  /** Keeps the lists valid after a move that did not involve the Arena or the Pages attached there. */
  keep(m: M): void;
}

export interface MetaZooProgram extends Program, CompiledPages {
  readonly p: Params;
  readonly defs: readonly PlayPage[];
  /** The steps that turn a face-down Trap face-up, and that reveal the top Page of a Spellbook. */
  readonly flip: Step<M>;
  readonly reveal: Step<M>;
  readonly setup: readonly Step<M>[];
  readonly turn: readonly Step<M>[];
  readonly facts: readonly Fact[];
  /** The largest distance in miles that texts use. */
  readonly farthest: number;
  /** By Aura Type: the types that it is strong against, as bits, and the rule for it. */
  readonly strong: readonly number[];
  readonly strongRules: readonly number[];
  /** By Aura Type: the number of its name. */
  readonly auraNames: readonly number[];
  /** By definition: the sum of the printed cost over all types of Aura. */
  readonly printedCost: Uint8Array;
  /** By definition: the total Aura generated by Fatiguing, and by Convert. */
  readonly generatesSum: Uint8Array;
  readonly convertsSum: Uint8Array;
  readonly lists: Lists;
  /** By definition: the lists that contain it. */
  readonly arenaBits: Uint8Array;
}

type State = typeof STATE;
export type M = Match<State, MetaZooProgram>;

/** Whether a condition is true. `event` is the Page that triggered the text. */
export type Test = (m: M, seat: number, card: number, event: number) => boolean;
export type Amount = (m: M, seat: number, card: number) => number;

/** A change: its kind (`MOD`) and a function that computes its value. */
export interface Change {
  readonly kind: number;
  readonly value: Amount;
}

/**
 * One operation of a text. `run` returns `stepped` to continue, a jump, a call of a step, or the seat to ask after
 * offering options.
 */
export interface Op {
  run(m: M, f: Frame): Control;
  answer?(m: M, f: Frame, kind: number, a: number, b: number): Control;
}

/** The number of uses allowed per turn or per game. */
interface Limit {
  readonly times: number;
  readonly perGame: boolean;
}

export interface CompiledText {
  /** Its number among all texts and names of the program. */
  readonly index: number;
  /** Its index among the texts of its Page. */
  readonly bit: number;
  readonly kind: 'when' | 'any-time' | 'power';
  /** Number of the moment that triggers it, or -1. */
  readonly moment: number;
  /** For moments of other Pages: which Pages. */
  readonly of: PageTest | null;
  readonly conditions: Test;
  /**
   * The conditions that must still be true when the text resolves. Excludes conditions on its own Page if using or
   * triggering the text changes that Page.
   */
  readonly stillHolds: Test;
  readonly ops: readonly Op[];
  /** The targets that the user names when using the text. */
  readonly picks: readonly Pick[];
  /** The place from which it is used. */
  readonly place: number;
  readonly anyTime: boolean;
  readonly price: Omit<Price, 'aura'> & { readonly aura: AuraVector };
  readonly limit: Limit | null;
  /** Whether it refers to the Page that triggered it. */
  readonly usesEvent: boolean;
  /** Whether counters may change the result of its conditions. */
  readonly wavers: boolean;
}

/** Whether `candidate` matches, from the point of view of Page `card` of `seat`. */
export type PageTest = (m: M, seat: number, card: number, candidate: number) => boolean;

export interface Selection {
  /** The area or part of the Arena that contains the Pages. */
  readonly place: number;
  readonly test: PageTest;
}

/** One use of a text: its number, its Page, the user's seat, and the Page that triggered it. */
export interface Use {
  readonly id: number;
  readonly card: number;
  readonly seat: number;
  readonly event: number;
}

/** A choice of targets. `op` is its number among all picks of the program. */
export interface Pick {
  readonly op: number;
  readonly count: number;
  readonly upTo: boolean;
  /** Whether the owners of the Pages pick, when the text resolves, instead of the user. */
  readonly byOwner: boolean;
  /** Whether the text is a Power. Some Traits block Powers. */
  readonly power: boolean;
  readonly from: Selection | null;
  readonly casters: Whose | null;
  readonly entries: EntryTarget | null;
}

/** Returns the targets of an effect when the effect happens. */
export type Targets = (m: M, use: Use) => number[];
