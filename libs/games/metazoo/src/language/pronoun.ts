/**
 * Resolves the target `that`: the last pick of the text. A sentence writes it as `it`. Before the first pick, `it` in a
 * sentence is the Page that the moment or the condition names.
 */
import type { Fields } from '@rulewright/content/sentences';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isPicked = (target: unknown): boolean =>
  isFields(target) && ('pick' in target || ('caster' in target && !('random' in target && target['caster'] === 'own')));

/** Replaces every `that` before the first pick by `antecedent`. @returns the effects, and whether any `that` was replaced */
export function withAntecedent(effects: unknown, antecedent: string): { effects: unknown; replaced: boolean } {
  let picked = false;
  let replaced = false;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== 'target' && key !== 'who') return [key, visit(inner)];
        if (isPicked(inner)) picked = true;
        if (inner !== 'that' || picked) return [key, inner];
        replaced = true;
        return [key, antecedent];
      }),
    );
  };
  return { effects: visit(effects), replaced };
}

/** Whether every `that` in the effects follows a pick. */
export const picksBeforeThat = (effects: unknown): boolean => !withAntecedent(effects, 'this').replaced;
