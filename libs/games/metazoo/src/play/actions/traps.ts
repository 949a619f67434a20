/**
 * Traps: Pages of any type with the Trait Trap (mz.lang.trap). Casters place them face-down and move them under other
 * Pages. When a Trap is turned face-up, it must be paid for (mz.trap.*). No one may turn a Trap face-up voluntarily
 * (mz.trap.no-voluntary-flip).
 */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { canPay, setDue, stillDue } from '../arena/aura.ts';
import { noteContracted } from '../arena/contracted.ts';
import { leaveGame } from '../arena/end.ts';
import { enterArena } from '../arena/enter.ts';
import { fireOthers, fireOwn } from '../arena/triggers.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { O } from '../model/options.ts';
import { eachIn, zoneAt } from '../model/places.ts';
import { NO_TEXT, ZONE } from '../model/state.ts';
import { TRAIT, TYPE, neutral } from '../model/words.ts';
import { costVector, requirementsHold } from '../numbers/costs.ts';
import { isContractForbidden } from '../numbers/numbers.ts';
import { putAway } from '../piles/put-away.ts';
import { CHOOSE } from '../targets/choose.ts';
import { endUse } from '../targets/targets.ts';
import { RESOLVE_TEXT } from '../texts/resolve.ts';
import { PAY_AURA } from './pay-aura.ts';

/** The number of face-down Traps under a Page. */
export function trapsUnder(m: M, host: number): number {
  let count = 0;
  eachIn(m, ZONE.traps, (card) => {
    if (m.card.host[card] === host) count++;
  });
  return count;
}

/** Whether a Page of this definition may be placed face-down (mz.trap.face-down-option, mz.trap.false-trap-loses). */
export const mayLieFaceDown = (m: M, def: number): boolean =>
  m.program.p.falseTraps || ((m.program.traits[def]! >> TRAIT.Trap) & 1) === 1;

/** Calls `visit` for every Page under which a seat may place a Trap (mz.trap.places, mz.trap.one-under-a-page). */
export function eachCover(m: M, seat: number, visit: (host: number) => void): void {
  const { p, type } = m.program;
  eachIn(m, ZONE.arena, (host) => {
    const kind = type[m.def[host]!]!;
    const fits = (kind === TYPE.beastie && p.trapUnderBeastie) || (kind === TYPE.artifact && p.trapUnderArtifact);
    const allowed = p.trapHostsAny || m.card.controller[host] === seat;
    if (fits && allowed && trapsUnder(m, host) < p.trapsUnderPage) visit(host);
  });
}

/** Places a Page from the Chapter face-down, alone or under a Page. The mode may demand a price (mz.trap.placing-free). */
export const PLACE_TRAP = step('place-trap', ['seat', 'card', 'host'], {
  pay(m: M, f): Control {
    m.table.paid = 1;
    if (m.program.p.trapPlacingCost === 0) return NEXT;
    setDue(m, neutral(m.program.p.trapPlacingCost));
    return m.call(PAY_AURA, f.seat, NO_CARD);
  },
  lay(m: M, { seat, card, host }) {
    if (m.table.paid === 0) return DONE;
    m.seat.traps[seat]!++;
    m.move(card, zoneAt(m, m.owner[card]!, ZONE.traps), R['mz.turn.place-trap']);
    m.card.host[card] = host;
    m.card.controller[card] = seat;
    m.cite(R['mz.trait.trap']);
    m.cite(R['mz.trap.face-down-option']);
    m.cite(R['mz.trap.places']);
    if (host !== NO_CARD) m.cite(R['mz.trap.one-under-a-page']);
    m.emit(E.trapPlaced, R['mz.trap.placing-free'], seat, host);
    return DONE;
  },
});

/**
 * Moves a Trap under a Page (mz.turn.move-trap). A Trap that is already under a Page cannot move
 * (mz.turn.trap-under-page-stays).
 */
export function moveTrap(m: M, seat: number, card: number, host: number): void {
  m.card.host[card] = host;
  m.card.moves[card] = movesOf(m, card) + 1;
  m.card.movedTurn[card] = m.table.turn;
  m.emit(E.trapMoved, R['mz.turn.move-trap'], seat, host);
}

const movesOf = (m: M, card: number): number => (m.card.movedTurn[card] === m.table.turn ? m.card.moves[card]! : 0);

/** Whether a face-down Page may be moved now. The mode limits the moves per turn. */
export const mayMoveTrap = (m: M, card: number): boolean =>
  m.card.host[card] === NO_CARD && movesOf(m, card) < m.program.p.movesPerTrap;

/**
 * Turns a Trap face-up. Its controller pays for it and thereby Contracts it; otherwise the Trap is put away
 * (mz.trap.paying-is-contracting, mz.trap.unpaid-afterlife). `table.flipPaid` tells the caller whether it was paid. A
 * Spell or Potion resolves at once.
 */
export const FLIP = step('flip-trap', ['card', 'seat', 'id', 'text', 'paid'], {
  turnFaceUp(m: M, f) {
    const { card } = f;
    f.seat = m.card.controller[card]!;
    f.id = ++m.table.serial;
    m.table.flipPaid = 0;
    const rule = R[m.table.combat === 0 ? 'mz.keyword.flipped' : 'mz.combat.targeting-flips-trap'];
    m.emit(E.flipped, rule, card);
    // Computes the cost before the move, because texts that change the cost of face-down Pages ignore Pages on the
    // chain.
    setDue(m, costVector(m, card));
    m.move(card, zoneAt(m, m.owner[card]!, ZONE.chain), R['mz.trap.flipped-by-attack']);
    m.card.host[card] = NO_CARD;
    m.card.controller[card] = f.seat;
    if (((m.program.traits[m.def[card]!]! >> TRAIT.Trap) & 1) === 1 || !m.program.p.falseTrapLoses) return NEXT;
    leaveGame(m, m.owner[card]!, R['mz.trap.false-trap-loses']);
    return DONE;
  },
  choosePayment: {
    ask(m: M, f): Control {
      const barred = isContractForbidden(m, f.seat, m.program.type[m.def[f.card]!]!);
      const payable = !barred && canPay(m, f.seat, stillDue(m)) && requirementsHold(m, f.seat, f.card);
      if (payable) m.offer(O.pay);
      if (!payable || m.program.p.trapPaymentOptional) m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind): Control {
      if (kind === O.pass) return NEXT;
      m.cite(R['mz.faq.trap-flip-pays']);
      f.paid = 1;
      return m.call(PAY_AURA, f.seat, NO_CARD);
    },
  },
  contract(m: M, f): Control {
    if (f.paid === 0 || m.table.paid === 0) {
      m.emit(E.unpaid, R['mz.trap.unpaid-afterlife'], f.seat, f.card);
      putAway(m, f.card, m.program.p.trapUnpaidTo, R['mz.trap.unpaid-afterlife']);
      return DONE;
    }
    m.table.flipPaid = 1;
    m.emit(E.contracted, R['mz.trap.paying-is-contracting'], f.seat, f.card);
    noteContracted(m, f.seat, f.card);
    const type = m.program.type[m.def[f.card]!]!;
    if (type !== TYPE.spell && type !== TYPE.potion) {
      enterArena(m, f.card, f.seat, R['mz.trap.paying-is-contracting'], true);
      m.cite(R['mz.keyword.flipped']);
      // Outside combat, there is no attacker.
      fireOwn(m, MOMENT.flipped, f.card, m.table.attacker);
      fireOthers(m, MOMENT.flipped, f.card);
      return DONE;
    }
    m.cite(R['mz.combat.flipped-spell-potion-resolves']);
    return m.call(CHOOSE, f.id, f.card, f.seat, NO_TEXT, m.table.attacker, f.seat, 0);
  },
  resolve(m: M, f): Control {
    // Runs both kinds of texts: those that happen when a Spell resolves, and those that happen when it is flipped.
    const texts = m.program.textsOf[m.def[f.card]!]!;
    const at = texts.findIndex(
      (one, n) => n >= f.text && one.of === null && (one.moment === MOMENT.resolved || one.moment === MOMENT.flipped),
    );
    if (at < 0 || m.over) return NEXT;
    f.text = at + 1;
    if (texts[at]!.moment === MOMENT.flipped) m.cite(R['mz.keyword.flipped']);
    return m.callAgain(RESOLVE_TEXT, f.id, f.card, f.seat, texts[at]!.index, m.table.attacker, 0);
  },
  putAway(m: M, f) {
    endUse(m, f.id);
    const type = m.program.type[m.def[f.card]!]!;
    if (m.placeOf[m.zone[f.card]!] === ZONE.chain)
      putAway(m, f.card, m.program.p.resolvedTo[type]!, R['mz.general.spell-potion-to-cemetery']);
    return DONE;
  },
});
