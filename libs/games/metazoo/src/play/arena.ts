/** Pages entering and leaving the Arena, which none does without a rule or text (mz.general.pages-stay); Fatiguing and Awakening, being Destroyed; what lies under them. */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../rules.ts';
import { E } from './events.ts';
import { FORBID, isForbidden, hasTrait, hasText } from './numbers.ts';
import { fireOwn, fireOthers, MOMENT } from './texts/triggers.ts';
import { fleesInstead, staysFatigued } from './status/states.ts';
import { infect } from './tokens.ts';
import { ZONE, eachIn, placeOf, trapUnder, zoneAt, type M } from './state.ts';
import { TRAIT, TYPE } from './words.ts';

/** The rule by which a Destroyed Page of a type goes where it goes. */
const DESTROYED_RULES = {
  [TYPE.aura]: R['mz.page.aura-destroyed'],
  [TYPE.beastie]: R['mz.general.destroyed-to-limbo'],
  [TYPE.artifact]: R['mz.general.destroyed-to-limbo'],
  [TYPE.spell]: R['mz.page.spell-potion-destroyed'],
  [TYPE.potion]: R['mz.page.spell-potion-destroyed'],
  [TYPE.terra]: R['mz.page.terra-destroyed'],
} as const;

/** The area for its page type to which a Page goes (mz.page.destroyed-leaves-arena). */
export const discardPlace = (m: M, card: number): number => m.program.p.destroyedTo[m.program.type[m.def[card]!]!]!;

/** Puts a Page into an area of its owner (mz.owner.areas-by-owner); a Token is gone instead (mz.token.leaves-game). */
export function putAway(m: M, card: number, place: number, rule: number, under = false): void {
  const token = m.program.defs[m.def[card]!]!.token;
  const to = zoneAt(m, m.owner[card]!, token ? ZONE.removed : place);
  if (token) m.move(card, to, R['mz.token.leaves-game']);
  else if (under) m.moveUnder(card, to, rule);
  else m.move(card, to, rule);
}

/** Pages of some types enter Awakened, so does one with Fleet; all others Fatigued (mz.general.enter-fatigued). */
function entersFatigued(m: M, card: number): number {
  if (m.program.p.enterAwakened.has(m.program.type[m.def[card]!]!)) return 0;
  if (!hasTrait(m, card, TRAIT.Fleet)) return 1;
  m.cite(R['mz.trait.fleet']);
  return 0;
}

/**
 * Puts a Page into the Arena under the control of a seat, from wherever it is (mz.faq.enters-from-anywhere). `contracted`: it
 * was paid for (mz.faq.contracted), so that its CONTRACT text follows (mz.keyword.contract).
 */
export function enterArena(m: M, card: number, seat: number, rule: number, contracted: boolean): void {
  const terra = m.program.type[m.def[card]!] === TYPE.terra;
  m.move(card, zoneAt(m, m.owner[card]!, terra ? ZONE.terra : ZONE.arena), rule);
  m.card.controller[card] = seat;
  m.card.enteredTurn[card] = m.table.turn;
  m.card.fatigued[card] = entersFatigued(m, card);
  m.cite(R['mz.general.enter-fatigued']);
  m.cite(R['mz.faq.enters-fatigued']);
  if (contracted) {
    m.cite(R['mz.faq.contracted-enters']);
    fireOwn(m, MOMENT.contracted, card, NO_CARD);
    fireOthers(m, MOMENT.contracted, card);
  } else m.cite(R['mz.faq.enters-not-contracted']);
  fireOwn(m, MOMENT.entered, card, NO_CARD);
  fireOthers(m, MOMENT.entered, card);
}

/** Destroys a Page: it leaves the Arena for the area of its type, and its DESTROYED text follows (mz.keyword.destroyed). */
export function destroy(m: M, card: number, rule: number, by: number = NO_CARD): void {
  const place = placeOf(m, card);
  if (place !== ZONE.arena && place !== ZONE.terra && place !== ZONE.attached && place !== ZONE.traps) return;
  const type = m.program.type[m.def[card]!]!;
  m.emit(E.destroyed, rule, card);
  if (place !== ZONE.traps && hasText(m, card)) fireOwn(m, MOMENT.destroyed, card, by);
  fireOthers(m, MOMENT.destroyed, card);
  if (by !== NO_CARD && by !== card) {
    fireOwn(m, MOMENT.destroyedAnother, by, card);
    if (type === TYPE.beastie) infect(m, by);
  }
  putAway(m, card, discardPlace(m, card), DESTROYED_RULES[type]!);
}

/**
 * Fatigues a Page. A scared one may flee to its owner's Chapter instead (mz.status.scared-any-fatigue).
 * @returns whether it is Fatigued now and still there
 */
export function fatigue(m: M, card: number, rule: number): boolean {
  if (m.card.fatigued[card] === 1) {
    m.cite(R['mz.general.no-double-fatigue']);
    return true;
  }
  if (fleesInstead(m, card)) return false;
  m.card.fatigued[card] = 1;
  m.emit(E.fatigued, rule, card);
  return true;
}

/** Awakens a Fatigued Page unless something holds it. @returns whether it is Awakened now */
export function awaken(m: M, card: number, rule: number): boolean {
  if (m.card.fatigued[card] === 0) return true;
  if (staysFatigued(m, card) || isForbidden(m, card, FORBID.awaken)) return false;
  m.card.fatigued[card] = 0;
  m.emit(E.awakened, rule, card);
  return true;
}

/** What lies under a Page that leaves: its Trap stays where it is, its Equipment is put away (mz.equip.host-leaves, mz.trap.host-leaves). */
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

/** Whether lasting texts hold from a place. */
const lasts = (place: number): boolean => place === ZONE.arena || place === ZONE.attached;

/** Keeps the list of Pages whose lasting texts hold. */
function noteLasting(m: M, card: number, now: boolean, before: boolean): void {
  const { lasting } = m.records;
  if (now === before) return;
  if (now) return void lasting.add(card);
  for (let row = lasting.count - 1; row >= 0; row--) if (lasting.get(row, 0) === card) lasting.remove(row);
}

/** Lists the Pages whose lasting texts hold, for a table that was laid out. */
export function listLasting(m: M): void {
  m.records.lasting.clear();
  for (let card = 0; card < m.cards; card++) {
    if (m.program.statics[m.def[card]!]!.length > 0) noteLasting(m, card, lasts(placeOf(m, card)), false);
  }
}

/** Book-keeping after every move: what belonged to a Page in the Arena is gone with it (mz.status.leave-arena-clears). */
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
