/** Pages that enter the Arena: Contracted, put there by a text, turned face-up, or created. */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT, TYPE } from '../model/words.ts';
import { hasTrait } from '../numbers/numbers.ts';
import { fireOthers, fireOwn } from './triggers.ts';

/**
 * Pages of some types enter Awakened, and so do Pages with Fleet. All other Pages enter Fatigued
 * (mz.general.enter-fatigued).
 */
function entersFatigued(m: M, card: number): number {
  if (m.program.p.enterAwakened.has(m.program.type[m.def[card]!]!)) return 0;
  if (!hasTrait(m, card, TRAIT.Fleet)) return 1;
  m.cite(R['mz.trait.fleet']);
  return 0;
}

/**
 * Puts a Page into the Arena under the control of a seat, from any place (mz.faq.enters-from-anywhere). `contracted`:
 * whether the Page was paid for (mz.faq.contracted), so that its CONTRACT text happens (mz.keyword.contract).
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
