/** Compares two rulesets: the values and sentences that differ. */
import { canonicalJson } from './canonical.ts';
import type { Content } from './content.ts';
import type { Ruleset, ValueOrigin } from './ruleset.ts';
import type { ParameterValue } from './schemas.ts';
import { renderRulebook, ruleTexts } from './text/render.ts';

export interface ParameterDifference {
  readonly name: string;
  readonly a: ParameterValue;
  readonly b: ParameterValue;
  readonly originA: ValueOrigin;
  readonly originB: ValueOrigin;
  readonly rules: readonly string[];
}

export interface RuleDifference {
  readonly id: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly a: string | null;
  readonly b: string | null;
}

export interface Comparison {
  readonly parameters: readonly ParameterDifference[];
  readonly rules: readonly RuleDifference[];
}

/** The changes from `a` to `b`. Both must be rulesets of the same game. */
export function compareRulesets(content: Content, a: Ruleset, b: Ruleset): Comparison {
  const { vocabulary } = content.game(a.game);
  const parameters = vocabulary.parameters
    .filter(({ name }) => canonicalJson(a.parameters[name]) !== canonicalJson(b.parameters[name]))
    .map(({ name, rules }) => ({
      name,
      a: a.parameters[name]!,
      b: b.parameters[name]!,
      originA: a.origins[name]!,
      originB: b.origins[name]!,
      rules,
    }));
  const textsA = ruleTexts(renderRulebook(content, a));
  const textsB = ruleTexts(renderRulebook(content, b));
  const rules: RuleDifference[] = [];
  for (const id of new Set([...textsA.keys(), ...textsB.keys()])) {
    const one = textsA.get(id)?.text ?? null;
    const other = textsB.get(id)?.text ?? null;
    if (one === other) continue;
    rules.push({ id, change: one === null ? 'added' : other === null ? 'removed' : 'changed', a: one, b: other });
  }
  return { parameters, rules };
}
