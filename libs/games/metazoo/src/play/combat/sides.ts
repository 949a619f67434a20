/** The two sides of a running combat, for texts that speak of the other one. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../state.ts';

/** The primary Defender for the attacker, the attacker for whoever defends; NO_CARD outside combat. */
export function combatOpponent(m: M, card: number): number {
  const { combat, attacker, primary } = m.table;
  if (combat === 0) return NO_CARD;
  return card === attacker ? primary : attacker;
}

/** Whether a Page attacks or defends in the running combat: the primary Defender and the declared ones defend. */
export const isFighting = (m: M, card: number): boolean =>
  m.table.combat !== 0 && (card === m.table.attacker || card === m.table.primary || m.card.defending[card] === 1);
