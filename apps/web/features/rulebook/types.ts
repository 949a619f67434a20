/** Types of the rulebook query that its components share. */
import type { ModesQuery, RulebookQuery } from '@rulewright/api-client';

export type Book = NonNullable<RulebookQuery['rulebook']>;
export type BookRuleset = NonNullable<RulebookQuery['ruleset']>;
type BookChapter = Book['chapters'][number];
export type BookBlock = BookChapter['blocks'][number];
export type BookParameter = BookRuleset['parameters'][number];

/** A rule that another ruleset words differently or does not have. */
export interface Change {
  readonly change: 'added' | 'changed';
  /** The other ruleset's text; null if it does not have the rule. */
  readonly before: string | null;
}

export interface ModesAndVariants {
  readonly modes: NonNullable<ModesQuery['modes']>;
  readonly variants: NonNullable<ModesQuery['variants']>;
}
