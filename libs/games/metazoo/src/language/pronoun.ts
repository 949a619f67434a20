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

/** The moments at which the Page that triggered a text is the attacker, unless the text waits for another Page. */
const BY_ATTACKER = new Set(['flipped', 'defends']);
const FIRST_WORDS = /^\s*(?:flipped:|when (?!an? )[^,]{1,60} defends,)/iu;

/**
 * Whether the Page that triggered a text is the attacker. A sentence then names it: no Page comes before it, so "that Page" would refer to
 * nothing. For a text without data yet, its first words decide.
 */
export const isByAttacker = ({ on, of, text }: Fields): boolean =>
  on === undefined ? FIRST_WORDS.test(String(text)) : of === undefined && BY_ATTACKER.has(String(on));

/** Whether every `that` in the effects follows a pick. */
export const picksBeforeThat = (effects: unknown): boolean => !withAntecedent(effects, 'this').replaced;
