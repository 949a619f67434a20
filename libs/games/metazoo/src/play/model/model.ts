/** The types of play: a match, the program that it follows, and what Pages are compiled into. They refer to each other, so they share a file. */
import type { Control, Match, Program, Step } from '@rulewright/engine';
import type { Price } from '../../cards/texts.ts';
import type { EntryTarget, Whose } from '../../language/schema.ts';
import type { Frame } from './frame.ts';
import type { PlayPage } from './pages.ts';
import type { Params } from './params.ts';
import type { STATE } from './state.ts';
import type { AuraVector } from './words.ts';

/** A lasting text: what it changes, and for whom. */
export interface Lasting {
  /** Kinds of its changes (`MOD`), and the Traits that it gives or takes, as bits. */
  readonly kinds: number;
  readonly traits: number;
  /** Whether it may lower somebody's largest LP. */
  readonly lowersLp: boolean;
  /** Whether counters may change to whom it applies, or how much. */
  readonly wavers: boolean;
  readonly conditions: Test;
  applies(m: M, seat: number, card: number, target: number): boolean;
  readonly changes: readonly Change[];
}

export interface CompiledAttack {
  /** Number of its name. */
  readonly name: number;
  readonly damage: number;
  /** Aura Types whose symbols stand beside it, as bits. */
  readonly advantage: number;
  readonly inflicts: readonly { readonly status: string; readonly counters: number }[];
  /** The text that happens first, or NO_TEXT. */
  readonly text: number;
}

export interface CompiledPages {
  readonly defs: readonly PlayPage[];
  /** Names of texts, Attacks, facts and Aura Types by number. */
  readonly names: readonly string[];
  /** The same, as sentences name them. */
  readonly titles: readonly string[];
  readonly auraNames: readonly number[];
  readonly facts: readonly Fact[];
  /** Distances in miles that texts ask for. */
  readonly miles: readonly number[];
  // By definition.
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
  /** Conditions of Contracting, or null where there are none. */
  readonly requires: readonly (Test | null)[];
  readonly hosts: readonly (Selection | null)[];
  /** 1 for Pages that may be Contracted whenever their Caster has Priority. */
  readonly anyTime: Uint8Array;
  /** Texts that something sets off, with those that happen as a Page resolves; and those that are used. */
  readonly textsOf: readonly (readonly CompiledText[])[];
  readonly usable: readonly (readonly CompiledText[])[];
  /** The places from which texts of a definition are used, as bits. */
  readonly usableAt: Int32Array;
  /** What a Contracted Spell or Potion aims at. */
  readonly pagePicks: readonly (readonly Pick[])[];
  readonly statics: readonly (readonly Lasting[])[];
  /** Moments of a definition's own texts as bits, and moments that its texts watch in others. */
  readonly moments: Int32Array;
  readonly watches: Int32Array;
  /** All texts by number; a hole where the number names something else. */
  readonly texts: readonly (CompiledText | undefined)[];
  /** Changes of the cost of the next Page, by the number that a change for a while has as its value. */
  readonly discounts: readonly Discount[];
  /** Traits that some text may give or take, as bits: those of all others are what is printed. */
  readonly variableTraits: number;
  /** Places from which texts are used. */
  readonly usePlaces: readonly number[];
  /** The Token that each definition leaves behind with Infectious, or -1. */
  readonly infectious: readonly number[];
}

/** What the next Page of a kind that a Caster Contracts costs more or less, in Aura of one type. */
export interface Discount {
  readonly applies: PageTest;
  readonly aura: number;
  readonly by: number;
}

/** A question that the table is asked once. */
export interface Fact {
  /** Number of its name among the program's names. */
  readonly name: number;
  /** `Forest` for a Terra symbol, or the key of any other fact. */
  readonly key: string;
  readonly symbol: boolean;
  /** Whether its answer is a distance: a place may be some miles away. */
  readonly place: boolean;
  /** Declared by each Caster for themselves, or for the table. */
  readonly perCaster: boolean;
}

/** Card numbers in the order of `eachIn`. Not to be gone through while cards move. */
export interface CardNumbers {
  readonly cards: Int16Array;
  readonly count: number;
}

/** What the Arena holds now, by question. */
export interface Lists {
  /** All Pages but Aura Pages: those that have LP or fight. */
  readonly pages: CardNumbers;
  /** Pages that may make Aura: Aura Pages, and those that have or may be given Convert. */
  readonly sources: CardNumbers;
  /** Pages with texts that happen as soon as something holds. */
  readonly watching: CardNumbers;
  /** Pages with texts that are used. */
  readonly users: CardNumbers;
  /** Traits that some Page in the Arena may have, as bits. */
  readonly present: number;
  /** Bits of the moments for which Pages in the Arena or attached there have texts: their own moments, and those of other Pages. */
  readonly moments: number;
  readonly watched: number;
  /** Kinds of change that some lasting text in the Arena makes, and Traits that it gives or takes, as bits. */
  readonly kinds: number;
  readonly traits: number;
  /** Whether some lasting text in the Arena may lower somebody's largest LP. */
  readonly lowersLp: boolean;
  /** The lists for where cards lie now. */
  of(m: M): Lists;
  /** A card has moved, but neither into the Arena nor out of it nor under its Pages: the lists hold on. */
  keep(m: M): void;
}

export interface MetaZooProgram extends Program, CompiledPages {
  readonly p: Params;
  readonly defs: readonly PlayPage[];
  /** Turns a face-down Trap face-up; reveals the top Page of a Spellbook. */
  readonly flip: Step<M>;
  readonly reveal: Step<M>;
  readonly setup: readonly Step<M>[];
  readonly turn: readonly Step<M>[];
  readonly facts: readonly Fact[];
  /** The farthest distance in miles that is asked for. */
  readonly farthest: number;
  /** Types that each Aura Type is strong against, as bits; and the rule that says so. */
  readonly strong: readonly number[];
  readonly strongRules: readonly number[];
  /** Number of each Aura Type's name. */
  readonly auraNames: readonly number[];
  /** How much Aura each definition makes in all, by Fatiguing and by Convert. */
  readonly generatesSum: Uint8Array;
  readonly convertsSum: Uint8Array;
  readonly lists: Lists;
  /** What the lists hold of each definition. */
  readonly arenaBits: Uint8Array;
}

type State = typeof STATE;
export type M = Match<State, MetaZooProgram>;

/** Whether a text may happen: `event` is the Page that set it off. */
export type Test = (m: M, seat: number, card: number, event: number) => boolean;
export type Amount = (m: M, seat: number, card: number) => number;

/** A change: its kind (`MOD`) and its value when it is made. */
export interface Change {
  readonly kind: number;
  readonly value: Amount;
}

/** One operation. `run` goes on with `stepped`, jumps, calls a step, or offers options and names the seat asked. */
export interface Op {
  run(m: M, f: Frame): Control;
  answer?(m: M, f: Frame, kind: number, a: number, b: number): Control;
}

/** Uses allowed in a turn or in the whole game. */
interface Limit {
  readonly times: number;
  readonly perGame: boolean;
}

export interface CompiledText {
  /** Its number among all texts and names of the program. */
  readonly index: number;
  /** Its place among the texts of its Page. */
  readonly bit: number;
  readonly kind: 'when' | 'any-time' | 'power';
  /** Number of the moment, or -1. */
  readonly moment: number;
  /** For moments that concern others: which. */
  readonly of: PageTest | null;
  readonly conditions: Test;
  /** Those that have to hold as it resolves too: not those on its own Page, where using the text or setting it off changes that. */
  readonly stillHolds: Test;
  readonly ops: readonly Op[];
  /** Targets that are named as the text is used. */
  readonly picks: readonly Pick[];
  /** Place from which it is used. */
  readonly place: number;
  readonly anyTime: boolean;
  readonly price: Omit<Price, 'aura'> & { readonly aura: AuraVector };
  readonly limit: Limit | null;
  /** Whether it refers to the Page that triggered it. */
  readonly usesEvent: boolean;
  /** Whether counters may change what it asks for. */
  readonly wavers: boolean;
}

/** Whether a Page is one of those meant, seen from `card` of `seat`. */
export type PageTest = (m: M, seat: number, card: number, candidate: number) => boolean;

export interface Selection {
  /** The part of each Caster's areas where such Pages lie. */
  readonly place: number;
  readonly test: PageTest;
}

/** Where a text is being used: the number of the use, its Page, whose it is, and what set it off. */
export interface Use {
  readonly id: number;
  readonly card: number;
  readonly seat: number;
  readonly event: number;
}

/** A choice of targets. `op` numbers it among all picks of the program. */
export interface Pick {
  readonly op: number;
  readonly count: number;
  readonly upTo: boolean;
  /** Who picks: the user, or the owner of the Pages (at the time of resolving). */
  readonly byOwner: boolean;
  /** The text is a Power, for Traits that bar Powers. */
  readonly power: boolean;
  readonly from: Selection | null;
  readonly casters: Whose | null;
  readonly entries: EntryTarget | null;
}

/** What an effect is applied to when it takes place. */
export type Targets = (m: M, use: Use) => number[];
