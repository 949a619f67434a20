/**
 * What `that` means: the target that the text picked last. A sentence says `it`. Before the text picks anything, `it` in
 * a sentence is the Page that the moment or the condition names.
 */
import type { Fields } from '@rulewright/content/sentences';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isPicked = (target: unknown): boolean =>
  isFields(target) && ('pick' in target || ('caster' in target && !('random' in target && target['caster'] === 'own')));

/** The effects with `that` replaced where nothing is picked yet, and whether there was such a `that`. */
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

/** Whether effects name the target that was picked last only after something was picked. */
export const picksBeforeThat = (effects: unknown): boolean => !withAntecedent(effects, 'this').replaced;
