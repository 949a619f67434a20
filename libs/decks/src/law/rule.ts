/** What a compiled rule is, and what it finds in a list. */
import type { LawRule } from '@rulewright/content';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import type { DeckIssueCode } from '../issues.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { CardTest } from './cards.ts';
import type { CompiledTest, NumberContext } from './numbers.ts';
import type { View } from './view.ts';

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

/** What rules are compiled with. */
export interface LawContext extends NumberContext {
  readonly index: CardIndex;
  readonly zones: readonly { readonly id: string; readonly name: string }[];
  /** The zones of leaders, by place. */
  readonly leaderZones: readonly boolean[];
  /** Copies that do not count toward upper limits; null where all do. */
  readonly leftOut: CardTest | null;
  /** Tells of an entry whether a `remove` rule removes its card; null where it removes none under this ruleset. */
  removerOf(rule: string): ((entry: ParsedEntry) => boolean) | null;
}
