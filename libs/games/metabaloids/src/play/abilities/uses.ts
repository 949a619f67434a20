/** Counts how often the abilities of a card were used (mb.ability.frequency, mb.ability.per-copy). */
import type { CompiledAbility, M } from '../model/model.ts';

/** Three bits per ability of a card count its uses. */
const USE_BITS = 3;
const USE_MASK = 7;

/** The first turn whose uses still count (mb.ability.frequency). */
function periodStart(m: M, owner: number): number {
  const { usesPerTurn } = m.program.p;
  if (usesPerTurn === 'each-player-turn') return m.table.turn;
  return usesPerTurn === 'match' ? 0 : m.seat.lastTurn[owner]!;
}

/** The uses of a card's abilities that still count, as bits. 0 if there are none. */
export function usesOf(m: M, card: number): number {
  return m.card.usedTurn[card]! >= periodStart(m, m.owner[card]!) ? m.card.usedBits[card]! : 0;
}

/** Whether this copy of the card still has a use of the ability in this period (mb.ability.per-copy). */
export function hasUse(m: M, card: number, ability: CompiledAbility): boolean {
  const bits = usesOf(m, card);
  if (bits === 0) return true;
  if (m.program.p.usesPerAbility) return ((bits >> (ability.bit * USE_BITS)) & USE_MASK) < m.program.p.usesPerCard;
  let uses = 0;
  for (let rest = bits; rest > 0; rest >>= USE_BITS) uses += rest & USE_MASK;
  return uses < m.program.p.usesPerCard;
}

/** Counts one use of an ability. Call `actingUsed` next, because the ability may have no use left. */
export function countUse(m: M, card: number, ability: CompiledAbility): void {
  m.card.usedBits[card] = usesOf(m, card) + (1 << (ability.bit * USE_BITS));
  m.card.usedTurn[card] = m.table.turn;
}
