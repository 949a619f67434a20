/** Updates the state after a Page has moved: Pages under it, marks on it, active lasting texts. */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { eachIn, placeOf, trapUnder } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { destroy } from './pages.ts';

/**
 * Handles the Pages under a Page that leaves: its Trap stays in place, its Equipment goes to its discard area
 * (mz.equip.host-leaves, mz.trap.host-leaves).
 */
function freeFrom(m: M, host: number): void {
  const trap = trapUnder(m, host);
  if (trap !== NO_CARD) {
    m.cite(R['mz.trap.host-leaves']);
    m.card.host[trap] = NO_CARD;
  }
  eachIn(m, ZONE.attached, (card) => {
    if (m.card.host[card] !== host) return;
    if (m.program.p.equipmentDestroyedWithHost) destroy(m, card, R['mz.equip.host-leaves']);
    else putAway(m, card, discardPlace(m, card), R['mz.equip.host-leaves']);
  });
}

const PLAYED = (1 << ZONE.arena) | (1 << ZONE.terra) | (1 << ZONE.attached) | (1 << ZONE.traps);
const inPlay = (place: number): boolean => ((PLAYED >> place) & 1) === 1;

/** Whether lasting texts apply from a place. */
const lasts = (place: number): boolean => place === ZONE.arena || place === ZONE.attached;

/** Updates the list of Pages whose lasting texts apply. */
function noteLasting(m: M, card: number, now: boolean, before: boolean): void {
  const { lasting } = m.records;
  if (now === before) return;
  if (now) return void lasting.add(card);
  for (let row = lasting.count - 1; row >= 0; row--) if (lasting.get(row, 0) === card) lasting.remove(row);
}

/** Builds the list of Pages whose lasting texts apply, for a prepared table. */
export function listLasting(m: M): void {
  m.records.lasting.clear();
  for (let card = 0; card < m.cards; card++) {
    if (m.program.statics[m.def[card]!]!.length > 0) noteLasting(m, card, lasts(placeOf(m, card)), false);
  }
}

/**
 * Updates the state after every move. A Page that leaves the Arena loses all its marks and counters
 * (mz.status.leave-arena-clears).
 */
export function moved(m: M, card: number, from: number, to: number): void {
  const left = m.placeOf[from]!;
  const place = m.placeOf[to]!;
  m.table.dirty = 1;
  if (!lasts(left) && !lasts(place)) m.program.lists.keep(m);
  if (m.program.statics[m.def[card]!]!.length > 0) noteLasting(m, card, lasts(place), lasts(left));
  if (left === ZONE.arena && place !== ZONE.arena) freeFrom(m, card);
  if (!inPlay(left) || inPlay(place)) return;
  const { card: fields, records } = m;
  if (fields.frozen[card]! + fields.burn[card]! + fields.paralyzed[card]! + fields.asleep[card]! > 0)
    m.cite(R['mz.status.leave-arena-clears']);
  fields.controller[card] = m.owner[card]!;
  fields.host[card] = NO_CARD;
  fields.fatigued[card] = fields.damage[card] = fields.slot[card] = 0;
  fields.frozen[card] = fields.burn[card] = fields.paralyzed[card] = fields.asleep[card] = 0;
  fields.scared[card] = fields.confused[card] = 0;
  fields.burrowing[card] = fields.defending[card] = fields.allocated[card] = 0;
  fields.usedTurn[card] = fields.usedBits[card] = fields.heldBits[card] = fields.movedTurn[card] = 0;
  for (let row = records.poison.count - 1; row >= 0; row--)
    if (records.poison.get(row, 0) === card) records.poison.remove(row);
  for (let row = records.modifier.count - 1; row >= 0; row--)
    if (records.modifier.get(row, 0) === card) records.modifier.remove(row);
}
