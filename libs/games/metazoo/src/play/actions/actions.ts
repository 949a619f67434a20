/**
 * The Actions of a Caster: offers the legal ones as options, and starts the chosen one (mz.action.what-counts,
 * mz.turn.*).
 */
import { AGAIN, NO_CARD, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { canPay, generateFrom, generates } from '../arena/aura.ts';
import { destroy, fatigue } from '../arena/pages.ts';
import { Marks } from '../model/marks.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { eachIn, zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT, TYPE, neutral, traitBit } from '../model/words.ts';
import { hasTrait } from '../numbers/numbers.ts';
import { offerAttacks } from './attacks.ts';
import { CONTRACT, offerContracts } from './contract.ts';
import { PLACE_TRAP, eachCover, mayLieFaceDown, mayMoveTrap, moveTrap } from './traps.ts';
import { USE, offerUsable } from './use.ts';

const placed = new Marks();

/** Offers to place Traps, and to move Traps that are not under a Page (mz.turn.place-trap, mz.turn.move-trap). */
function offerTraps(m: M, seat: number): void {
  const { p } = m.program;
  if (m.seat.traps[seat]! < p.maxTraps && canPay(m, seat, neutral(p.trapPlacingCost))) {
    placed.begin();
    for (let card = m.bottom(zoneAt(m, seat, ZONE.chapter)); card !== NO_CARD; card = m.above(card))
      if (mayLieFaceDown(m, m.def[card]!) && placed.add(m.def[card]!)) offerPlacing(m, seat, card);
  }
  if (p.movesPerTrap > 0) offerMoving(m, seat);
}

function offerPlacing(m: M, seat: number, card: number): void {
  if (m.program.p.trapFree) m.offer(O.placeTrap, card);
  eachCover(m, seat, (host) => m.offer(O.placeTrapUnder, card, host));
}

function offerMoving(m: M, seat: number): void {
  eachIn(m, ZONE.traps, (card) => {
    if (m.card.controller[card] !== seat || !mayMoveTrap(m, card)) return;
    eachCover(m, seat, (host) => {
      if (m.card.controller[host] === seat) m.offer(O.moveTrapUnder, card, host);
    });
  });
}

/** Offers to Destroy Pages that have Self-Destruct (mz.trait.self-destruct). */
function offerSelfDestruct(m: M, seat: number): void {
  const { pages, present } = m.program.lists.of(m);
  if ((present & traitBit('Self-Destruct')) === 0) return;
  for (let at = 0; at < pages.count; at++) {
    const card = pages.cards[at]!;
    if (m.card.controller[card] === seat && m.card.fatigued[card] === 0 && hasTrait(m, card, TRAIT['Self-Destruct']))
      m.offer(O.selfDestruct, card);
  }
}

const seen = new Marks();

/** Offers to Fatigue Pages for Aura. Of equal Aura Pages, offers only the first (mz.general.aura-any-turn). */
function offerAura(m: M, seat: number): void {
  const { sources } = m.program.lists.of(m);
  seen.begin();
  for (let at = 0; at < sources.count; at++) {
    const card = sources.cards[at]!;
    if (!generates(m, seat, card)) continue;
    const def = m.def[card]!;
    if (m.program.type[def] !== TYPE.aura || seen.add(def)) m.offer(O.generate, card);
  }
}

/** Offers everything that the active Caster may do in the main part, in any order (mz.turn.free-order). */
export function offerMain(m: M, seat: number): void {
  offerContracts(m, seat, false);
  offerTraps(m, seat);
  offerUsable(m, seat, false);
  offerSelfDestruct(m, seat);
  offerAttacks(m, seat);
  offerAura(m, seat);
}

/**
 * Offers what a Caster with Priority may do outside their own main part: Pages and texts that allow it
 * (mz.priority.any-time).
 * @returns whether there is any option
 */
export function offerAnswers(m: M, seat: number): boolean {
  if (m.seat.out[seat] === 1) return false;
  offerContracts(m, seat, true);
  offerUsable(m, seat, true);
  if (m.program.p.selfDestructAnyTurn) offerSelfDestruct(m, seat);
  if (m.optionCount === 0) return false;
  offerAura(m, seat);
  return true;
}

/** Whether to ask a Caster who can only decline. */
export const asksAnyway = (m: M, seat: number): boolean => m.seat.out[seat] === 0 && m.asksAnyway(seat);

/** By option kind: the kind of Action in the mode's list. */
const ACTION_KINDS: Readonly<Record<number, string>> = {
  [O.contract]: 'contract',
  [O.equip]: 'contract',
  [O.power]: 'use-power',
  [O.effect]: 'use-effect',
  [O.selfDestruct]: 'use-effect',
  [O.placeTrap]: 'place-trap',
  [O.placeTrapUnder]: 'place-trap',
  [O.moveTrapUnder]: 'move-trap',
  [O.attack]: 'declare-attack',
};

/**
 * Whether the chosen option is an Action. After an Action, other Casters get Priority (mz.action.what-counts,
 * mz.action.passes-priority).
 */
export function passesPriority(m: M, kind: number): boolean {
  if (!m.program.p.actions.has(ACTION_KINDS[kind] ?? '')) return false;
  m.cite(R['mz.action.what-counts']);
  return true;
}

/** Starts the chosen Action, then runs the current stage again. Attacks are not handled here: the main part starts them. */
export function answerAction(m: M, seat: number, kind: number, a: number, b: number): Control {
  switch (kind) {
    case O.contract:
      return m.callAgain(CONTRACT, seat, a, NO_CARD);
    case O.equip:
      return m.callAgain(CONTRACT, seat, a, b);
    case O.power:
    case O.effect:
      return m.callAgain(USE, seat, a, b);
    case O.placeTrap:
      return m.callAgain(PLACE_TRAP, seat, a, NO_CARD);
    case O.placeTrapUnder:
      return m.callAgain(PLACE_TRAP, seat, a, b);
    case O.moveTrapUnder:
      moveTrap(m, seat, a, b);
      return AGAIN;
    case O.selfDestruct:
      if (fatigue(m, a, R['mz.trait.self-destruct'])) destroy(m, a, R['mz.trait.self-destruct']);
      return AGAIN;
    default:
      generateFrom(m, seat, a);
      return AGAIN;
  }
}
