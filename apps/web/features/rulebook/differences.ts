/** The differences between the sentences of two rulesets, as the rulebook shows them: next to its rules, and as a list of missing rules. */
import type { RuleDifferencesQuery } from '@rulewright/api-client';
import type { Change } from './types.ts';

type Differences = NonNullable<RuleDifferencesQuery['compare']>['rules'];

export interface RuleDifferences {
  /** The changes by rule, for the rules that the rulebook has. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly counts: { readonly changed: number; readonly added: number };
  /** The rules of the other ruleset that the rulebook does not have. */
  readonly removed: readonly { readonly id: string; readonly text: string }[];
}

export function differencesIn(rules: Differences): RuleDifferences {
  const changes = new Map<string, Change>();
  const removed: { id: string; text: string }[] = [];
  for (const { id, change, a } of rules) {
    if (change === 'removed') removed.push({ id, text: a ?? '' });
    else changes.set(id, { change: change === 'added' ? 'added' : 'changed', before: a });
  }
  const count = (wanted: string): number => rules.filter(({ change }) => change === wanted).length;
  return { changes, removed, counts: { changed: count('changed'), added: count('added') } };
}
