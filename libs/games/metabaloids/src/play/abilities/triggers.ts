/**
 * Triggers triggered abilities and the trigger rules of the mode. They wait in a queue until the current action is
 * resolved.
 */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { columnZone, isSafe, nextSeat } from '../model/places.ts';

/** Adds an ability to the queue if its conditions are true. */
function enqueue(m: M, ability: number, card: number, seat: number): void {
  if (m.program.abilities[ability]!.conditions(m, seat, card)) m.records.trigger.add(ability, card, seat);
}

/** Triggers the abilities of one card for an event that concerns this card (`this-deployed`, `this-lost`…). */
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

/** Triggers the abilities of a seat's cards in columns for an event that concerns the seat. */
export function triggerSeat(m: M, trigger: number, seat: number): void {
  if ((m.program.allTriggers & (1 << trigger)) === 0) return;
  for (let column = 0; column < m.program.columns; column++)
    if (!silenced(m, seat, column)) triggerCards(m, trigger, seat, column);
}

/**
 * After a battle, triggers the abilities in one column of a seat, and the rules of the mode for the seat (`battle-won`,
 * `battle-lost`).
 * @param turned whether the column entered safety in this battle, if it is in safety. Its cards then still trigger,
 * because the
 *   trigger happened first (mb.safety.no-abilities)
 */
export function triggerColumn(m: M, trigger: number, seat: number, column: number, turned: boolean): void {
  if ((m.program.allTriggers & (1 << trigger)) === 0) return;
  triggerRules(m, trigger, seat);
  if (turned || !silenced(m, seat, column)) triggerCards(m, trigger, seat, column);
}

/**
 * Triggers abilities for an event that concerns all players. The rules of the mode come first, for the active player.
 * Then come the cards of all seats, in the order in which players act at the same time (mb.ability.simultaneous-order).
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
