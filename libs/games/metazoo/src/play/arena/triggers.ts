/** Triggers texts, which then wait to resolve: CONTRACT, FLIPPED, DESTROYED, moments of turns and combat. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { eachIn, placeOf } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { hasText } from '../numbers/numbers.ts';

/**
 * Triggers the Page's own texts for a moment that concerns the Page itself. `event` is the other Page involved, or
 * NO_CARD.
 */
export function fireOwn(m: M, moment: number, card: number, event: number): void {
  const def = m.def[card]!;
  if (((m.program.moments[def]! >> moment) & 1) === 0 || placeOf(m, card) === ZONE.traps || !hasText(m, card)) return;
  const seat = m.card.controller[card]!;
  for (const text of m.program.textsOf[def]!) {
    if (text.moment !== moment || text.of !== null || !text.conditions(m, seat, card, event)) continue;
    m.records.trigger.add(text.index, card, seat, event);
  }
}

/** Triggers the texts of face-up Pages in the Arena that wait for a moment of another Page, `event`. */
export function fireOthers(m: M, moment: number, event: number): void {
  if (((m.program.lists.of(m).watched >> moment) & 1) === 0) return;
  const look = (card: number): void => {
    if (!hasText(m, card)) return;
    const seat = m.card.controller[card]!;
    for (const text of m.program.textsOf[m.def[card]!]!) {
      if (text.moment !== moment || text.of === null || !text.of(m, seat, card, event)) continue;
      if (text.conditions(m, seat, card, event)) m.records.trigger.add(text.index, card, seat, event);
    }
  };
  eachIn(m, ZONE.arena, look);
  eachIn(m, ZONE.attached, look);
}

/**
 * Triggers the texts of all face-up Pages for a moment of `seat`: the start or end of a turn, or a coin. `every` is the
 * moment number for texts that wait for any Caster. `own` is the one for texts that wait for their own Caster.
 */
export function fireTurn(m: M, every: number, own: number, seat: number): void {
  const { moments } = m.program.lists.of(m);
  if ((((moments >> every) | (moments >> own)) & 1) === 0) return;
  const look = (card: number): void => {
    fireOwn(m, every, card, NO_CARD);
    if (m.card.controller[card] === seat) fireOwn(m, own, card, NO_CARD);
  };
  eachIn(m, ZONE.arena, look);
  eachIn(m, ZONE.attached, look);
}

/**
 * Triggers texts that happen as soon as their conditions are true: once each time the conditions become true while the
 * Page is in the Arena. `heldBits` stores which conditions were true before.
 */
export function fireAsSoonAs(m: M): void {
  const { watching } = m.program.lists.of(m);
  for (let at = 0; at < watching.count; at++) {
    const card = watching.cards[at]!;
    const seat = m.card.controller[card]!;
    for (const text of m.program.textsOf[m.def[card]!]!) {
      if (text.moment !== MOMENT.asSoonAs) continue;
      const bit = 1 << text.bit;
      const holds = hasText(m, card) && text.conditions(m, seat, card, NO_CARD);
      if (holds && (m.card.heldBits[card]! & bit) === 0) m.records.trigger.add(text.index, card, seat, NO_CARD);
      m.card.heldBits[card] = holds ? m.card.heldBits[card]! | bit : m.card.heldBits[card]! & ~bit;
    }
  }
}
