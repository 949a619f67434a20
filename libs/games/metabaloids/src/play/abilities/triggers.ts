/** Starts triggered abilities and the trigger rules of the mode. They wait in a table until the current action is resolved. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { columnZone, isSafe, nextSeat } from '../model/places.ts';

/** Puts an ability in line to resolve. */
function enqueue(m: M, ability: number, card: number, seat: number): void {
  if (m.program.abilities[ability]!.conditions(m, seat, card)) m.records.trigger.add(ability, card, seat);
}

/** Something happened that concerns one card: its own triggered abilities for that (`this-deployed`, `this-lost`…). */
export function triggerCard(m: M, trigger: number, card: number): void {
  if ((m.program.allTriggers & (1 << trigger)) === 0) return;
  for (const ability of m.program.triggersOf[m.def[card]!]!) {
    if (ability.trigger === trigger) enqueue(m, ability.index, card, m.owner[card]!);
  }
}

function triggerRules(m: M, trigger: number, seat: number): void {
  for (const rule of m.program.ruleTriggers) if (rule.trigger === trigger) enqueue(m, rule.index, NO_CARD, seat);
}

const silenced = (m: M, seat: number, column: number): boolean =>
  m.program.p.safeNoAbilities && isSafe(m, seat, column);

function triggerCards(m: M, trigger: number, seat: number, column: number): void {
  for (let card = m.bottom(columnZone(m, seat, column)); card !== NO_CARD; card = m.above(card))
    triggerCard(m, trigger, card);
}

/** Something happened to a seat: triggered abilities of its cards in columns. */
export function triggerSeat(m: M, trigger: number, seat: number): void {
  if ((m.program.allTriggers & (1 << trigger)) === 0) return;
  for (let column = 0; column < m.program.columns; column++)
    if (!silenced(m, seat, column)) triggerCards(m, trigger, seat, column);
}

/**
 * A battle ended for one column of a seat (`battle-won`, `battle-lost`): its cards, and the rules of the mode for the seat.
 * @param turned whether the column, if it is safe, became so in this battle: what sets its cards off came first
 *   (mb.safety.no-abilities)
 */
export function triggerColumn(m: M, trigger: number, seat: number, column: number, turned: boolean): void {
  if ((m.program.allTriggers & (1 << trigger)) === 0) return;
  triggerRules(m, trigger, seat);
  if (turned || !silenced(m, seat, column)) triggerCards(m, trigger, seat, column);
}

/**
 * Something happened to all: first the rules of the mode, for the active player, then the cards of all seats in the order
 * in which players act at the same time (mb.ability.simultaneous-order).
 */
export function triggerAll(m: M, trigger: number): void {
  if ((m.program.allTriggers & (1 << trigger)) === 0) return;
  const { active } = m.table;
  triggerRules(m, trigger, active);
  const first = m.program.p.nextPlayerFirst ? nextSeat(m, active) : active;
  let seat = first;
  do {
    triggerSeat(m, trigger, seat);
    seat = nextSeat(m, seat);
  } while (seat !== first);
}
