/**
 * Type Advantage: extra Damage when the Aura Type of one Page is strong against that of another (mz.type.*,
 * mz.example.light-over-dark).
 */
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { isCaster } from '../model/places.ts';
import { AURA, NO_AURA } from '../model/words.ts';

/** The Damage that Type Advantage adds when Page `by` damages a target. 0 for a Caster (mz.type.pages-only). */
export function typeAdvantage(m: M, by: number, target: number): number {
  if (isCaster(target)) {
    m.cite(R['mz.type.pages-only']);
    return 0;
  }
  const { auraType, strong, p } = m.program;
  const own = auraType[m.def[by]!]!;
  const other = auraType[m.def[target]!]!;
  if (own === AURA.Neutral || other === AURA.Neutral) m.cite(R['mz.aura.neutral-no-advantage']);
  if (own === NO_AURA || other === NO_AURA || ((strong[own]! >> other) & 1) === 0) return 0;
  m.cite(R['mz.type.table']);
  m.cite(R['mz.type.plus-twenty']);
  m.cite(m.program.strongRules[own]!);
  return p.typeAdvantage;
}
