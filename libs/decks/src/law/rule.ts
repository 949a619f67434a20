/** The context that rules are compiled with, and the types of compiled rules. */
import type { CardIndex } from '../card-index.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { CardTest } from './cards.ts';
import type { NumberContext } from './numbers.ts';

export type { CompiledRule, Detail, Edit, LawFinding } from './view.ts';

/** The data that rules are compiled with. */
export interface LawContext extends NumberContext {
  readonly index: CardIndex;
  readonly zones: readonly { readonly id: string; readonly name: string }[];
  /** The zones of leaders, by position. */
  readonly leaderZones: readonly boolean[];
  /** Copies that do not count toward upper limits; null if all copies count. */
  readonly leftOut: CardTest | null;
  /** Returns a test for entries whose card a `remove` rule removes; null if the rule removes none under this ruleset. */
  removerOf(rule: string): ((entry: ParsedEntry) => boolean) | null;
}
