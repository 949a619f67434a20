/** What a Caster can be offered, as option kinds. */
import type { OptionKind } from '@rulewright/engine';

/** Kind numbers for `m.offer`. */
export const O = { pass: 0 } as const;

export const OPTIONS: readonly OptionKind[] = [{ id: 'pass', a: 'none', b: 'none' }];
