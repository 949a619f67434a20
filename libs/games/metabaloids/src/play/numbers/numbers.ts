/** The current attack, defense and cost of a card: printed number, changes with a duration, static abilities. */
import { NO_CARD } from '@rulewright/engine';
import { amountOf } from './select.ts';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import { MODIFIER, STAT } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, isSafe } from '../model/places.ts';

/** The printed number of a card definition. */
const printed = (m: M, def: number, stat: number): number =>
  stat === STAT.attack
    ? m.program.attack[def]!
    : stat === STAT.defense
      ? m.program.defense[def]!
      : m.program.cost[def]!;

/**
 * The amount that static abilities of cards in columns add to a number of `card`, which must also be in a column.
 * Abilities of cards in safety do not work.
 */
function staticChange(m: M, card: number, stat: number): number {
  if (((m.program.staticStats >> stat) & 1) === 0 || columnOf(m, card) < 0) return 0;
  let sum = 0;
  for (let seat = 0; seat < m.seats; seat++) {
    for (let column = 0; column < m.program.columns; column++) {
      if (m.program.p.safeNoAbilities && isSafe(m, seat, column)) continue;
      for (let source = m.bottom(columnZone(m, seat, column)); source !== NO_CARD; source = m.above(source)) {
        for (const one of m.program.staticsOf[m.def[source]!]!) {
          if (one.stat === stat && one.applies(m, seat, source, card)) sum += amountOf(m, one.by, seat, source);
        }
      }
    }
  }
  return sum;
}

/** The current number of a card. Never below 0. */
export function numberOf(m: M, card: number, stat: number): number {
  let value = printed(m, m.def[card]!, stat);
  const changes = m.records.modifier;
  for (let row = 0, rows = changes.count; row < rows; row++) {
    if (changes.get(row, MODIFIER.card) === card && changes.get(row, MODIFIER.stat) === stat) {
      value += changes.get(row, MODIFIER.amount);
    }
  }
  value += staticChange(m, card, stat);
  return value < 0 ? 0 : value;
}

/** By stat: the rule that counts the number in a battle. */
const COUNTED_BY = [R['mb.battle.attacker-total'], R['mb.battle.defender-total'], R['mb.battle.both-draw']];

/** Reports a card's part in a total: the printed number, the amount added by static abilities, and the current number. */
function noteCounted(m: M, card: number, stat: number, value: number): void {
  const rule = COUNTED_BY[stat]!;
  const always = staticChange(m, card, stat);
  m.note(E.counted, rule, card, stat, printed(m, m.def[card]!, stat), always, value);
}

/** Adds up a number over the cards of a zone and reports each card (mb.battle.attacker-total, mb.battle.defender-total). */
export function countZone(m: M, zone: number, stat: number): number {
  let sum = 0;
  for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) {
    const value = numberOf(m, card, stat);
    if (m.sink !== null) noteCounted(m, card, stat, value);
    sum += value;
  }
  return sum;
}

function removeChange(m: M, row: number): void {
  const changes = m.records.modifier;
  const { card, stat, amount } = MODIFIER;
  m.note(
    E.restored,
    R['mb.ability.text-beats-rules'],
    changes.get(row, card),
    changes.get(row, stat),
    changes.get(row, amount),
  );
  changes.remove(row);
}

/** At the end of a battle, ends the changes of that battle. At the end of a turn, ends all changes that last until then. */
export function expireChanges(m: M, until: number): void {
  const changes = m.records.modifier;
  for (let row = changes.count - 1; row >= 0; row--) {
    if (changes.get(row, MODIFIER.until) <= until) removeChange(m, row);
  }
}

/** Deletes the changes of a card that leaves the play area. */
export function dropChangesOf(m: M, card: number): void {
  const changes = m.records.modifier;
  for (let row = changes.count - 1; row >= 0; row--) if (changes.get(row, MODIFIER.card) === card) removeChange(m, row);
}
