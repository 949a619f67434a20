/** Checks whether combat ends before both Attacks happen (mz.combat.end-no-attacker, mz.combat.end-no-defender). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { inArena } from '../model/places.ts';
import { defendersOf } from '../numbers/sides.ts';

/**
 * Whether combat must end because the attacker or a Caster of this combat is gone (mz.combat.end-no-attacker,
 * mz.win.zero-lp-loses).
 */
export function isOff(m: M): boolean {
  if (m.over || m.seat.out[m.table.targetSeat] === 1 || m.seat.out[m.table.attackSeat] === 1) return true;
  if (inArena(m, m.table.attacker)) return false;
  m.cite(R['mz.combat.end-no-attacker']);
  return true;
}

/** Whether the second Attack no longer happens (mz.combat.end-no-defender, mz.combat.end-no-attacker). */
export function endsBetween(m: M): boolean {
  if (isOff(m)) return true;
  const { primary } = m.table;
  if (primary === NO_CARD) return true;
  if (inArena(m, primary)) return false;
  if (!m.program.p.endsWithoutPrimary && defendersOf(m).length > 0) return false;
  m.cite(R['mz.combat.end-no-defender']);
  return true;
}
