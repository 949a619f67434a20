/** The two sides of the running combat: opponents and Defenders. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';

/** The Defenders, declared or flipped, in the order of their areas. */
export function defendersOf(m: M): number[] {
  const found: number[] = [];
  const { pages } = m.program.lists.of(m);
  for (let at = 0; at < pages.count; at++) {
    const card = pages.cards[at]!;
    if (m.card.defending[card] === 1) found.push(card);
  }
  return found;
}

export const ATTACKER = 0;
export const DEFENDER = 1;

/**
 * The opponent of a Page in combat: the primary Defender for the attacker, the attacker for the Defenders, NO_CARD
 * outside combat.
 */
export function combatOpponent(m: M, card: number): number {
  const { combat, attacker, primary } = m.table;
  if (combat === 0) return NO_CARD;
  return card === attacker ? primary : attacker;
}

/**
 * Whether a Page attacks or defends in the running combat. The primary Defender counts as defending, even if it was not
 * declared.
 */
export const isFighting = (m: M, card: number): boolean =>
  m.table.combat !== 0 && (card === m.table.attacker || card === m.table.primary || m.card.defending[card] === 1);
