/**
 * Destroying, Fatiguing and Awakening Pages in the Arena. A Page leaves the Arena only because of a rule or a text
 * (mz.general.pages-stay).
 */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { isCaster, placeOf } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TYPE } from '../model/words.ts';
import { FORBID, hasText, isForbidden } from '../numbers/numbers.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { fleesInstead, staysFatigued } from './states.ts';
import { infect } from './tokens.ts';
import { fireOthers, fireOwn } from './triggers.ts';

/** By page type: the rule that says where a Destroyed Page goes. */
const DESTROYED_RULES = {
  [TYPE.aura]: R['mz.page.aura-destroyed'],
  [TYPE.beastie]: R['mz.general.destroyed-to-limbo'],
  [TYPE.artifact]: R['mz.general.destroyed-to-limbo'],
  [TYPE.spell]: R['mz.page.spell-potion-destroyed'],
  [TYPE.potion]: R['mz.page.spell-potion-destroyed'],
  [TYPE.terra]: R['mz.page.terra-destroyed'],
} as const;

/** Whether a target is a Page that can be Destroyed in its present place. */
function isInPlay(m: M, target: number): boolean {
  if (isCaster(target)) return false;
  const place = placeOf(m, target);
  return place === ZONE.arena || place === ZONE.terra || place === ZONE.attached || place === ZONE.traps;
}

/** Triggers the texts for Destroying a Page, while the Page is still in its place. */
function announceDestroyed(m: M, card: number, rule: number, by: number): void {
  m.emit(E.destroyed, rule, card);
  if (placeOf(m, card) !== ZONE.traps && hasText(m, card)) fireOwn(m, MOMENT.destroyed, card, by);
  fireOthers(m, MOMENT.destroyed, card);
  if (by === NO_CARD || by === card) return;
  fireOwn(m, MOMENT.destroyedAnother, by, card);
  if (m.program.type[m.def[card]!] === TYPE.beastie) infect(m, by);
}

/** Puts a Destroyed Page into the area of its type, unless it already left together with another Page. */
function leave(m: M, card: number): void {
  if (isInPlay(m, card)) putAway(m, card, discardPlace(m, card), DESTROYED_RULES[m.program.type[m.def[card]!]!]!);
}

/**
 * Destroys a Page: it goes from the Arena to the area of its type, and its DESTROYED text happens
 * (mz.keyword.destroyed).
 */
export function destroy(m: M, card: number, rule: number, by: number = NO_CARD): void {
  if (!isInPlay(m, card)) return;
  announceDestroyed(m, card, rule, by);
  leave(m, card);
}

/** Destroys Pages at the same moment. All are still in place when their DESTROYED texts are triggered. */
export function destroyTogether(m: M, cards: readonly number[], rule: number, by: number = NO_CARD): void {
  const falling = cards.length < 2 ? cards : cards.filter((card) => isInPlay(m, card));
  if (falling.length === 1) return destroy(m, falling[0]!, rule, by);
  for (const card of falling) announceDestroyed(m, card, rule, by);
  for (const card of falling) leave(m, card);
}

/**
 * Fatigues a Page. A scared Page may flee to its owner's Chapter instead (mz.status.scared-any-fatigue).
 * @returns whether the Page is now Fatigued and still in place
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

/** Awakens a Fatigued Page unless an effect prevents it. @returns whether the Page is now Awakened */
export function awaken(m: M, card: number, rule: number): boolean {
  if (m.card.fatigued[card] === 0) return true;
  if (staysFatigued(m, card) || isForbidden(m, card, FORBID.awaken)) return false;
  m.card.fatigued[card] = 0;
  m.emit(E.awakened, rule, card);
  return true;
}
