/**
 * A list as a law sees it, with the copies and the zone of every entry, and the findings of rules. A fix is tried on a view with other
 * copies.
 */
import type { LawRule } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import type { DeckIssueCode } from '../issues.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { CardTest, References } from './cards.ts';

/** The zone of an entry whose zone the law does not name. */
export const BESIDE = -1;

export interface View {
  readonly entries: readonly ParsedEntry[];
  readonly copies: readonly number[];
  /** For each entry, the position of its zone among the zones of the law, or BESIDE. */
  readonly zones: readonly number[];
  readonly leaders: readonly IndexedCard[];
  /** Number of copies in the deck itself. */
  readonly deckCopies: number;
  /** Whether lower bounds are judged. They are not in a list without a deck, which has an issue of its own. */
  readonly judgesLeast: boolean;
  /** The changes that cards of the list make to the law; null if no card carries law. */
  readonly amendments: Amended | null;
}

/** The context in which a number is read. */
export interface At {
  readonly view: View;
  readonly references: References;
  /** The bounds of the same rule, for `{ bound: min }` and `{ bound: max }`. */
  min?: number | null;
  max?: number | null;
  /** The rule that the chosen case of a `first` number cites. */
  cited?: string;
}

/** A compiled number of the law. `fixed` is set if the number is the same for every list. */
export interface Value {
  readonly fixed?: number | null;
  /** Whether it cites a rule of its own. */
  readonly cites: boolean;
  /** Whether it may differ from group to group. */
  readonly byCard: boolean;
  read(at: At): number | null;
}

/** A compiled test: a boolean if the result is the same for every list, otherwise a function. */
export type CompiledTest = boolean | ((at: At) => boolean);

/** A compiled place of a `places` rule. */
export interface CompiledPlace {
  readonly cards: CardTest;
  readonly most: Value | null;
}

/** The changes that cards of a list make to its law. */
export interface Amended {
  readonly rules: readonly CompiledRule[];
  bound(rule: string, number: number | null): number | null;
  places(rule: string): readonly CompiledPlace[];
  waived(rule: string, view: View, at: number): number;
  because(rule: string): readonly string[];
}

/** A change of the list that may repair a finding: copies to remove, by the position of their entry, or a card to add. */
export interface Edit {
  readonly cuts: ReadonlyMap<number, number>;
  readonly added?: { readonly card: IndexedCard; readonly copies: number };
}

/** The sentence, the lines and the possible fixes of a finding. Computed only for findings that are reported. */
export interface Detail {
  readonly code: DeckIssueCode;
  /** The rule of the rulebook. */
  readonly ruleId: string;
  readonly message: string;
  readonly amount: number;
  readonly limit?: number;
  /** Positions of the entries whose lines the issue names. */
  readonly entries: readonly number[];
  readonly cards: readonly string[];
  readonly zone: string;
  /** Possible fixes, the best first. */
  readonly edits: () => readonly Edit[];
}

export interface LawFinding {
  readonly rule: CompiledRule;
  /** Identifies the bound and the group within a rule, so that two judgements can be compared. */
  readonly key: string;
  /** How far the amount is beyond the bound. */
  readonly excess: number;
  /** Whether the broken bound is an upper bound. */
  readonly upper: boolean;
  readonly detail: () => Detail;
}

export interface CompiledRule {
  readonly doc: LawRule;
  readonly when: CompiledTest;
  /** Whether the rule has an upper bound for this list. */
  bounded(view: View): boolean;
  find(view: View, lawFindings: LawFinding[]): void;
}
