/**
 * Equipment: Pages of any type that are put under other Pages and apply their lasting texts to them (mz.equip.any-type,
 * mz.equip.effects, mz.trait.equipment).
 */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { eachIn, inArena, zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { isTargetable } from '../numbers/targeting.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { fireOthers, fireOwn } from './triggers.ts';

/** The pick number that records the host of an Equipment among the targets of its use. */
export const EQUIP_PICK = -1;

/** Calls `visit` for the Pages in the Arena that an Equipment may be put under (mz.equip.target-on-contract). */
export function eachHost(m: M, card: number, seat: number, visit: (host: number) => void): void {
  const selection = m.program.hosts[m.def[card]!];
  if (!selection) return;
  eachIn(m, selection.place, (host) => {
    if (host !== card && selection.test(m, seat, card, host) && isTargetable(m, host, card, false)) visit(host);
  });
}

/** Puts an Equipment face-up under its Page. If that Page is gone, the Equipment goes to its discard area. */
export function attach(m: M, card: number, host: number, seat: number): void {
  if (!inArena(m, host)) return putAway(m, card, discardPlace(m, card), R['mz.equip.host-leaves']);
  m.move(card, zoneAt(m, m.owner[card]!, ZONE.attached), R['mz.equip.face-up-under']);
  m.card.controller[card] = seat;
  m.card.host[card] = host;
  m.emit(E.equipped, R['mz.equip.attach'], card, host);
  fireOwn(m, MOMENT.contracted, card, NO_CARD);
  fireOthers(m, MOMENT.entered, card);
}
