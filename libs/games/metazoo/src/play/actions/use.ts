/**
 * Using Powers and any-time Effects: the Caster announces them, names targets and pays. Then they wait on the chain
 * (mz.lang.power, mz.priority.any-time).
 */
import { AGAIN, DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { canPay, isPaid, setDue } from '../arena/aura.ts';
import { noteContracted } from '../arena/contracted.ts';
import { loseLp } from '../arena/lp.ts';
import { destroy, fatigue } from '../arena/pages.ts';
import { E } from '../model/events.ts';
import type { CompiledText, M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { casterTarget, placeOf, zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { AURA, type AuraVector } from '../model/words.ts';
import { costVector } from '../numbers/costs.ts';
import { FORBID, casterLp, hasText, isContractForbidden, isForbidden } from '../numbers/numbers.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { CHOOSE, canAim } from '../targets/choose.ts';
import { endUse } from '../targets/targets.ts';
import { PAY_AURA } from './pay-aura.ts';

/** Three bits per text of a Page count its uses. */
const USE_BITS = 3;
const USE_MASK = 7;

function usesOf(m: M, card: number, text: CompiledText): number {
  const bits = text.limit?.perGame
    ? m.card.usedGame[card]!
    : m.card.usedTurn[card] === m.table.turn
      ? m.card.usedBits[card]!
      : 0;
  return (bits >> (text.bit * USE_BITS)) & USE_MASK;
}

function countUse(m: M, card: number, text: CompiledText): void {
  if (usesOf(m, card, text) === USE_MASK) return;
  const one = 1 << (text.bit * USE_BITS);
  if (text.limit?.perGame) m.card.usedGame[card]! += one;
  else {
    m.card.usedBits[card] = (m.card.usedTurn[card] === m.table.turn ? m.card.usedBits[card]! : 0) + one;
    m.card.usedTurn[card] = m.table.turn;
  }
}

/** The Aura needed to use a text: its price, the mode's price for Powers, and the cost of a face-down Page. */
function auraPrice(m: M, card: number, text: CompiledText): AuraVector {
  const extra = text.kind === 'power' ? m.program.p.powerCost : 0;
  const page = text.place === ZONE.traps ? costVector(m, card) : null;
  if (extra === 0 && !page) return text.price.aura;
  const sum = text.price.aura.map((amount, type) => amount + (page?.[type] ?? 0));
  sum[AURA.Neutral]! += extra;
  return sum;
}

/** Whether a text Fatigues its Page. A Power always does (mz.general.use-fatigues). */
const fatigues = (text: CompiledText): boolean => text.kind === 'power' || text.price.fatigue;

function mayUse(m: M, seat: number, card: number, text: CompiledText, answering: boolean): boolean {
  if (text.kind === 'power' && !isPowerTime(m, seat, card, text, answering)) return false;
  if (fatigues(text) && m.card.fatigued[card] === 1) return false;
  // A text that turns its own face-down Page face-up Contracts that Page (mz.trap.own-flip-text).
  if (text.place === ZONE.traps && isContractForbidden(m, seat, m.program.type[m.def[card]!]!)) return false;
  if (text.limit && usesOf(m, card, text) >= text.limit.times) return false;
  if (text.price.lp > 0 && casterLp(m, seat) <= text.price.lp) return false;
  if (m.zoneCount[zoneAt(m, seat, ZONE.chapter)]! < text.price.pages) return false;
  if (!text.conditions(m, seat, card, NO_CARD)) return false;
  if (!canPay(m, seat, auraPrice(m, card, text), fatigues(text) ? card : NO_CARD)) return false;
  return canAim(m, text.picks, { id: 0, card, seat, event: NO_CARD });
}

/** Powers can be used only in the Caster's own main part, unless they say otherwise. A burrowing Page cannot use Powers. */
function isPowerTime(m: M, seat: number, card: number, text: CompiledText, answering: boolean): boolean {
  const { p } = m.program;
  if (answering && !text.anyTime && !p.powersAnyTurn) return false;
  if (m.seat.powers[seat]! >= p.maxPowers || !p.powerTypes.has(m.program.type[m.def[card]!]!)) return false;
  return m.card.burrowing[card] === 0 && !isForbidden(m, card, FORBID.power);
}

/** Offers the texts of one Page that may be used from its present place. */
function offerTexts(m: M, seat: number, card: number, place: number, answering: boolean): void {
  if (m.card.controller[card] !== seat || !hasText(m, card)) return;
  for (const text of m.program.usable[m.def[card]!]!) {
    if (text.place === place && mayUse(m, seat, card, text, answering))
      m.offer(text.kind === 'power' ? O.power : O.effect, card, text.index);
  }
}

/** Offers every text that a Caster may use now. */
export function offerUsable(m: M, seat: number, answering: boolean): void {
  const { usePlaces, usableAt, lists } = m.program;
  for (const place of usePlaces) {
    if (place === ZONE.arena) {
      const { users } = lists.of(m);
      for (let at = 0; at < users.count; at++) offerTexts(m, seat, users.cards[at]!, place, answering);
      continue;
    }
    for (let owner = 0; owner < m.seats; owner++) {
      for (let card = m.bottom(zoneAt(m, owner, place)); card !== NO_CARD; card = m.above(card)) {
        if (((usableAt[m.def[card]!]! >> place) & 1) === 1) offerTexts(m, seat, card, place, answering);
      }
    }
  }
}

/** Pays a price in Pages from the Chapter: the Caster chooses `left` Pages. */
export const PAY_PAGES = step('pay-pages', ['seat', 'left'], {
  pay: {
    ask(m: M, f): Control {
      const chapter = zoneAt(m, f.seat, ZONE.chapter);
      if (f.left <= 0 || m.zoneCount[chapter] === 0) return DONE;
      for (let card = m.bottom(chapter); card !== NO_CARD; card = m.above(card)) m.offer(O.payPage, card);
      return f.seat;
    },
    answer(m: M, f, _kind, card) {
      putAway(m, card, discardPlace(m, card), R['mz.owner.areas-by-owner']);
      f.left--;
      return AGAIN;
    },
  },
});

export const USE = step('use-text', ['seat', 'card', 'text', 'id'], {
  announce(m: M, f): Control {
    const text = m.program.texts[f.text]!;
    f.id = ++m.table.serial;
    countUse(m, f.card, text);
    // Computes the price before the Page moves, because texts that change costs in its place ignore Pages on the chain.
    setDue(m, auraPrice(m, f.card, text));
    if (text.place === ZONE.traps) {
      m.emit(E.flipped, R['mz.trap.own-flip-text'], f.card);
      const fatigued = m.card.fatigued[f.card]!;
      m.move(f.card, zoneAt(m, m.owner[f.card]!, ZONE.chain), R['mz.trap.own-flip-text']);
      m.card.controller[f.card] = f.seat;
      // If the mode keeps the state of a flipped Page, the move must not reset it.
      if (!m.program.p.flippedIsFatigued) m.card.fatigued[f.card] = fatigued;
    }
    if (text.picks.length === 0) return NEXT;
    return m.call(CHOOSE, f.id, f.card, f.seat, f.text, NO_CARD, f.seat, 0);
  },
  payAura(m: M, f): Control {
    const text = m.program.texts[f.text]!;
    if (text.kind === 'power') {
      m.seat.powers[f.seat]!++;
      m.cite(R['mz.turn.powers-unlimited']);
      m.cite(R['mz.general.attack-defend-power-free']);
    }
    if (fatigues(text) && !fatigue(m, f.card, R['mz.general.use-fatigues'])) return f.goto.cancel;
    m.table.paid = isPaid(m) ? 1 : 0;
    return m.table.paid === 1 ? NEXT : m.call(PAY_AURA, f.seat, f.card);
  },
  payRest(m: M, f): Control {
    if (m.table.paid === 0) return f.goto.cancel;
    const { price } = m.program.texts[f.text]!;
    if (price.lp > 0) loseLp(m, casterTarget(f.seat), price.lp, R['mz.lp.loss-is-not-damage']);
    return price.pages > 0 ? m.call(PAY_PAGES, f.seat, price.pages) : NEXT;
  },
  enterChain(m: M, f): Control {
    const text = m.program.texts[f.text]!;
    m.emit(E.used, R[text.kind === 'power' ? 'mz.lang.power' : 'mz.priority.any-time'], f.seat, f.card, f.text);
    m.records.chain.add(f.id, f.seat, f.card, f.text, 0);
    if (text.place === ZONE.traps) noteContracted(m, f.seat, f.card);
    if (text.price.destroy) destroy(m, f.card, R['mz.page.destroyed-leaves-arena']);
    return NEXT;
  },
  over() {
    return DONE;
  },
  /** Cancels a use whose Page fled or whose Aura could not be paid. */
  cancel(m: M, f): Control {
    endUse(m, f.id);
    if (placeOf(m, f.card) === ZONE.chain) {
      m.emit(E.unpaid, R['mz.trap.unpaid-afterlife'], f.seat, f.card);
      putAway(m, f.card, m.program.p.trapUnpaidTo, R['mz.trap.unpaid-afterlife']);
    }
    return DONE;
  },
});
