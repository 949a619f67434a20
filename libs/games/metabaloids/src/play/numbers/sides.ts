/** The two sides of the running battle. */
import type { M } from '../model/model.ts';
import { BATTLE_STAGE } from '../model/state.ts';

/** The opponent's seat in the running battle, or -1. */
export function otherSide(m: M, seat: number): number {
  if (m.table.battle === 0) return -1;
  if (seat === m.table.attacker) return m.table.defender;
  return seat === m.table.defender ? m.table.attacker : -1;
}

/** A seat's own column in the running battle, or -1. */
export function fightingColumn(m: M, seat: number): number {
  if (m.table.battle === 0) return -1;
  if (seat === m.table.attacker) return m.table.attackColumn;
  return seat === m.table.defender ? m.table.defendColumn : -1;
}

/** Whether a battle is running and its totals are not compared yet (mb.battle.ability-window). */
export const undecided = ({ table }: M): boolean =>
  table.battle !== BATTLE_STAGE.none && table.battle < BATTLE_STAGE.decided;
