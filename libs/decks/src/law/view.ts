/** A list as a law sees it, and what rules find in it: copies and zone of every entry. A fix is tried on a view with other copies. */
import type { LawRule } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import type { DeckIssueCode } from '../issues.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { CardTest, References } from './cards.ts';

/** The zone of an entry that the law does not name. */
export const BESIDE = -1;

export interface View {
  readonly entries: readonly ParsedEntry[];
  readonly copies: readonly number[];
  /** For each entry the place of its zone among the zones of the law, or BESIDE. */
  readonly zones: readonly number[];
  readonly leaders: readonly IndexedCard[];
  /** Copies of the deck itself. */
  readonly deckCopies: number;
  /** Lower bounds are judged. They are not of a list without a deck, which is an issue by itself. */
  readonly judgesLeast: boolean;
  /** What cards of the list change of the law; null where none carries law. */
  readonly amendments: Amended | null;
}

/** Where a number is read. */
export interface At {
  readonly view: View;
  readonly references: References;
  /** The lower bound of the same rule, for `{ bound: min }`, and the upper one. */
  min?: number | null;
  max?: number | null;
  /** The rule that the number in force names, for `first`. */
  cited?: string;
}

/** A number of the law; `fixed` is there if it is the same for every list. */
export interface Value {
  readonly fixed?: number | null;
  /** It names a rule of its own. */
  readonly cites: boolean;
  /** It may differ from group to group. */
  readonly byCard: boolean;
  read(at: At): number | null;
}

/** A test that is the same for every list, or one to ask. */
export type CompiledTest = boolean | ((at: At) => boolean);

/** A place of a `places` rule, ready to be asked. */
export interface CompiledPlace {
  readonly cards: CardTest;
  readonly most: Value | null;
}

/** What cards of a list change of its law. */
export interface Amended {
  readonly rules: readonly CompiledRule[];
  bound(rule: string, number: number | null): number | null;
  places(rule: string): readonly CompiledPlace[];
  waived(rule: string, view: View, at: number): number;
  because(rule: string): readonly string[];
}

/** A change of the list that may repair a finding: copies that go, by the place of their entry, or a card that comes. */
export interface Edit {
  readonly cuts: ReadonlyMap<number, number>;
  readonly added?: { readonly card: IndexedCard; readonly copies: number };
}

/** The sentence, the lines and the possible fixes of a finding. Made only for findings that are reported. */
export interface Detail {
  readonly code: DeckIssueCode;
  /** The rule of the rulebook. */
  readonly ruleId: string;
  readonly message: string;
  readonly amount: number;
  readonly limit?: number;
  /** Entries whose lines are named, by their places. */
  readonly entries: readonly number[];
  readonly cards: readonly string[];
  readonly zone: string;
  /** Possible fixes, the best first. */
  readonly edits: () => readonly Edit[];
}

export interface Finding {
  readonly rule: CompiledRule;
  /** Tells the bounds and groups of one rule apart, so that two judgements can be compared. */
  readonly key: string;
  /** How far beyond the bound. */
  readonly excess: number;
  /** An upper bound is broken. */
  readonly upper: boolean;
  readonly detail: () => Detail;
}

export interface CompiledRule {
  readonly doc: LawRule;
  readonly when: CompiledTest;
  /** It has an upper bound for this list. */
  bounded(view: View): boolean;
  find(view: View, found: Finding[]): void;
}
