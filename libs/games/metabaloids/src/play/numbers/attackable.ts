/** Legal attacks: the cards able to attack, and their legal targets (mb.attack.*, mb.safety.*). */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { columnOf, columnZone, isSafe } from '../model/places.ts';

/**
 * Whether a card in a column can initiate an attack this turn (mb.attack.able-meaning). Some modes exclude cards in
 * safety (mb.safety.no-initiating, mb.safety.initiating-web-classic), and cards in a column that already attacked this
 * turn (mb.attack.same-column-again).
 */
export function isAble(m: M, seat: number, column: number, card: number): boolean {
  const { p } = m.program;
  if (p.safeNoAttacks && isSafe(m, seat, column)) return false;
  if (p.distinctAttackers && m.card.attackedTurn[card] === m.table.turn) return false;
  if (!p.columnReuse && (m.seat.attackColumns[seat]! >> column) & 1) return false;
  return p.attackSameTurn || m.card.enteredTurn[card] !== m.table.turn;
}

/** Whether an opponent may still be attacked this turn (mb.attack.once-per-opponent, mb.attack.multiple-opponents). */
function opponentOpen(m: M, seat: number, opponent: number): boolean {
  const { p } = m.program;
  if (opponent === seat || m.seat.out[opponent] === 1 || m.seat.attacked[opponent]! >= p.perOpponent) return false;
  if (p.manyOpponents) return true;
  for (let other = 0; other < m.seats; other++) if (other !== opponent && m.seat.attacked[other]! > 0) return false;
  return true;
}

/**
 * Whether a column of an opponent may be attacked from the attacker's column `from` (mb.attack.no-target,
 * mb.safety.not-attackable). Some modes allow only one column against one column of each opponent
 * (mb.attack.classic-column-limit).
 */
function columnOpen(m: M, from: number, opponent: number, column: number): boolean {
  const { p } = m.program;
  if (m.zoneCount[columnZone(m, opponent, column)] === 0) return false;
  if (p.safeFromAttack && isSafe(m, opponent, column)) return false;
  if (!p.oneColumnPerOpponent || m.seat.attacked[opponent] === 0) return true;
  return m.seat.attackedFrom[opponent] === from && m.seat.attackedAt[opponent] === column;
}

/**
 * Offers every card that `attacker` may attack from its column. Cards in a reserve are never targets
 * (mb.zone.reserve-safe-scope).
 */
export function offerTargets(m: M, seat: number, attacker: number): void {
  const from = columnOf(m, attacker);
  for (let opponent = 0; opponent < m.seats; opponent++) {
    if (!opponentOpen(m, seat, opponent)) continue;
    for (let column = 0; column < m.program.columns; column++) {
      if (!columnOpen(m, from, opponent, column)) continue;
      for (let card = m.bottom(columnZone(m, opponent, column)); card !== NO_CARD; card = m.above(card))
        m.offer(O.attackCard, card, opponent);
    }
  }
}

/** Calls `visit` with the zone of every column that may be attacked from the column `from`. */
export function eachTargetColumn(m: M, seat: number, from: number, visit: (zone: number) => void): void {
  for (let opponent = 0; opponent < m.seats; opponent++) {
    if (!opponentOpen(m, seat, opponent)) continue;
    for (let column = 0; column < m.program.columns; column++)
      if (columnOpen(m, from, opponent, column)) visit(columnZone(m, opponent, column));
  }
}

/** Whether the column `from` has any target. A column that may be attacked is never empty. */
export function hasTarget(m: M, seat: number, from: number): boolean {
  for (let opponent = 0; opponent < m.seats; opponent++) {
    if (!opponentOpen(m, seat, opponent)) continue;
    for (let column = 0; column < m.program.columns; column++) if (columnOpen(m, from, opponent, column)) return true;
  }
  return false;
}
