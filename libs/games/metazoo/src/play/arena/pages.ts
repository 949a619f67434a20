/** What happens to Pages in the Arena, which they leave only by a rule or a text (mz.general.pages-stay): Destroyed, Fatigued, Awakened. */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { placeOf } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TYPE } from '../model/words.ts';
import { FORBID, hasText, isForbidden } from '../numbers/numbers.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { fleesInstead, staysFatigued } from './states.ts';
import { infect } from './tokens.ts';
import { fireOthers, fireOwn } from './triggers.ts';

/** The rule by which a Destroyed Page of a type goes where it goes. */
const DESTROYED_RULES = {
  [TYPE.aura]: R['mz.page.aura-destroyed'],
  [TYPE.beastie]: R['mz.general.destroyed-to-limbo'],
  [TYPE.artifact]: R['mz.general.destroyed-to-limbo'],
  [TYPE.spell]: R['mz.page.spell-potion-destroyed'],
  [TYPE.potion]: R['mz.page.spell-potion-destroyed'],
  [TYPE.terra]: R['mz.page.terra-destroyed'],
} as const;

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
