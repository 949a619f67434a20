/** What rules are compiled with. */
import type { CardIndex } from '../card-index.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import type { CardTest } from './cards.ts';
import type { NumberContext } from './numbers.ts';

export type { CompiledRule, Detail, Edit, Finding } from './view.ts';

/** What rules are compiled with. */
export interface LawContext extends NumberContext {
  readonly index: CardIndex;
  readonly zones: readonly { readonly id: string; readonly name: string }[];
  /** The zones of leaders, by place. */
  readonly leaderZones: readonly boolean[];
  /** Copies that do not count toward upper limits; null where all do. */
  readonly leftOut: CardTest | null;
  /** Says whether a `remove` rule removes the card of an entry; null where it removes none under this ruleset. */
  removerOf(rule: string): ((entry: ParsedEntry) => boolean) | null;
}
