/** Terra Slots: filled from the first slot on, then replaced in rotation (mz.terra.*). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { eachIn } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { putAway } from '../piles/put-away.ts';
import { enterArena } from './enter.ts';

/** The Terra in a slot, or NO_CARD. */
function terraIn(m: M, slot: number): number {
  let found: number = NO_CARD;
  eachIn(m, ZONE.terra, (card) => {
    if (m.card.slot[card] === slot) found = card;
  });
  return found;
}

/**
 * The slot for the next Terra: the lowest empty slot, otherwise the next slot in rotation. Some modes always use the
 * rotation (mz.terra.rotation).
 */
function nextSlot(m: M): number {
  const { slots, emptySlotFirst } = m.program.p;
  for (let slot = 1; emptySlotFirst && slot <= slots; slot++) if (terraIn(m, slot) === NO_CARD) return slot;
  return m.table.terraNext;
}

/**
 * Puts a Terra into its slot, in the order of arrival (mz.terra.fill-order). The replaced Terra goes to an area of its
 * owner.
 */
export function placeTerra(m: M, card: number, seat: number): void {
  const { p } = m.program;
  const slot = nextSlot(m);
  const before = terraIn(m, slot);
  if (before !== NO_CARD) {
    m.cite(R['mz.terra.rotation']);
    putAway(m, before, p.terraReplacedTo, R['mz.terra.replaced-to-afterlife']);
  }
  if (before !== NO_CARD || !p.emptySlotFirst) m.table.terraNext = (slot % p.slots) + 1;
  enterArena(m, card, seat, R['mz.zone.terra-slots-six'], true);
  m.card.slot[card] = slot;
  m.emit(E.slot, R['mz.terra.fill-order'], card, slot);
}
