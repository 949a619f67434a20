/** The losses of the losing side of a battle: the marked card, then payment of the rest (mb.damage.*, mb.safety.*). */
import { DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { triggerCard } from '../abilities/triggers.ts';
import { E } from '../model/events.ts';
import { numberOf } from '../numbers/numbers.ts';
import { O } from '../model/options.ts';
import { PAY_BIT } from '../zones/pay.ts';
import { discard, drawTo, lose, refill } from '../zones/piles.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import { STAT, ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, isSafe, zoneAt } from '../model/places.ts';
import { TRIGGERS } from '../model/timing.ts';

const THIS_LOST = TRIGGERS.indexOf('this-lost');

/**
 * Puts the remaining cards of a column into safety, in modes with safety (mb.safety.column-turned,
 * mb.safety.none-in-fast, mb.safety.classic-branch).
 */
function makeSafe(m: M, seat: number, column: number): void {
  if (m.zoneCount[columnZone(m, seat, column)] === 0 || isSafe(m, seat, column)) return;
  m.seat.safe[seat]! |= 1 << column;
  m.emit(E.safe, R['mb.safety.column-turned'], seat, column);
}

/** Loses the marked card because of `rule`. In modes with safety, the attacked column can then become safe. */
function loseMarked(m: M, seat: number, card: number, column: number, rule: number, surged: boolean): void {
  const { p } = m.program;
  triggerCard(m, THIS_LOST, card);
  lose(m, seat, card, rule);
  if (!p.safety || (p.safetyBySurgeOnly && !surged)) return;
  if (seat === m.table.defender || p.safetyForAttacker) makeSafe(m, seat, column);
  else m.cite(R['mb.safety.attacker-column']);
}

/**
 * Applies the damage to the marked card of the losing side first. Returns the damage that remains to be paid. A card is
 * lost even if the damage is less than its defense (mb.damage.surge). If the mode says so, it is lost even if the
 * damage was negated (mb.damage.surge-when-negated).
 */
function absorb(m: M, seat: number): number {
  const { p } = m.program;
  const { table } = m;
  const isAttacker = seat === table.attacker;
  const card = isAttacker ? table.attackCard : table.defendCard;
  const column = isAttacker ? table.attackColumn : table.defendColumn;
  const { damage } = table;
  if (isAttacker) {
    m.cite(R['mb.battle.attacker-loses']);
    if (p.attackerAbsorbs === 'nothing') return 0;
    if (p.attackerAbsorbs === 'pay-all') return damage;
  }
  if (card === NO_CARD || m.zone[card] !== columnZone(m, seat, column)) {
    m.cite(R['mb.battle.marked-card-leaves']);
    const empty = m.zoneCount[columnZone(m, seat, column)] === 0;
    return empty || p.absorberMissing === 'cancel' ? 0 : damage;
  }
  if (damage <= 0) {
    if (p.surgeWhenNegated && table.cardKept === 0)
      loseMarked(m, seat, card, column, R['mb.damage.surge-when-negated'], true);
    return 0;
  }
  const defense = numberOf(m, card, STAT.defense);
  const surged = damage < defense;
  const rule = surged ? R['mb.damage.surge'] : damage === defense ? R['mb.damage.exact'] : R['mb.damage.overflow'];
  if (table.cardKept === 0 && !(surged && !p.surge)) loseMarked(m, seat, card, column, rule, surged);
  return surged ? 0 : damage - defense;
}

/** Whether a card that pays from this column counts as a loss of the fighting column, like the marked card. */
function foughtFor(m: M, seat: number, column: number): boolean {
  const { table } = m;
  const { p } = m.program;
  if (p.safetyBySurgeOnly) return false;
  return seat === table.defender ? column === table.defendColumn : p.safetyForAttacker && column === table.attackColumn;
}

/** The points that a card pays (mb.damage.value-is-defense, mb.damage.no-defense-icon). */
function worth(m: M, card: number): number {
  if (!m.program.p.payByDefense) return 1;
  m.cite(R['mb.damage.value-is-defense']);
  return m.program.defense[m.def[card]!]!;
}

/** The rule for a payment, by the place that the card comes from. */
function ruleFor(m: M, card: number, points: number): number {
  if (points === 0) return R['mb.damage.zero-defense'];
  const place = m.placeOf[m.zone[card]!]!;
  if (place === ZONE.hand) return R['mb.damage.hand-by-defense'];
  return place === ZONE.discard ? R['mb.damage.discard-top-only'] : R['mb.damage.paid-cards-lost'];
}

/** The loser pays `owed` points with their own cards, one at a time, from the places that the mode allows. */
export const PAY_DAMAGE = step('pay-damage', ['seat', 'owed', 'zones'], {
  settle(m: M, f) {
    m.table.paying = 0;
    if (unsettled(m)) return m.call(SETTLE);
    m.table.paying = f.owed > 0 ? 1 : 0;
    return NEXT;
  },
  pay: {
    ask(m: M, f) {
      const { seat, zones } = f;
      if (f.owed <= 0 || m.over) return DONE;
      if (zones & PAY_BIT['play-area'])
        for (let column = 0; column < m.program.columns; column++) m.offerZone(O.pay, columnZone(m, seat, column));
      if (zones & PAY_BIT.reserve) m.offerZone(O.pay, zoneAt(m, seat, ZONE.reserve));
      if (zones & PAY_BIT.hand) m.offerZone(O.pay, zoneAt(m, seat, ZONE.hand));
      const pile = zoneAt(m, seat, ZONE.discard);
      if (zones & PAY_BIT['discard-pile']) {
        if (!m.program.p.discardTopOnly) m.offerZone(O.pay, pile);
        else if (m.top(pile) !== NO_CARD) m.offer(O.pay, m.top(pile));
      }
      if (zones & PAY_BIT['draw-pile'] && m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0) m.offer(O.payDrawPile);
      return m.optionCount === 0 ? NEXT : seat;
    },
    answer(m: M, f, kind, offered) {
      const { p } = m.program;
      const place = p.paidToLost ? ZONE.lost : ZONE.discard;
      let points = p.drawPilePays;
      let card = offered;
      if (kind === O.payDrawPile) card = drawTo(m, f.seat, place, R['mb.damage.draw-pile-one-each']);
      else {
        points = worth(m, card);
        const column = columnOf(m, card);
        const rule = ruleFor(m, card, points);
        if (column >= 0) triggerCard(m, THIS_LOST, card);
        if (p.paidToLost) lose(m, f.seat, card, rule);
        else discard(m, f.seat, card, rule);
        if (column >= 0 && p.safety) {
          m.cite(R['mb.safety.payment-losses']);
          if (p.safetyByPayment || foughtFor(m, f.seat, column)) makeSafe(m, f.seat, column);
        }
      }
      // A pile that ran out can have ended the match.
      if (m.over) return DONE;
      f.owed -= points;
      if (f.owed < 0) m.cite(R['mb.damage.one-point-loses']);
      m.emit(E.paid, R['mb.damage.free-mix'], f.seat, card, points, Math.max(0, f.owed));
      return f.goto.settle;
    },
  },
  shortfall(m: M, f) {
    // No card left to pay with. The discard pile may still refill an empty draw pile.
    if (f.zones & PAY_BIT['draw-pile'] && refill(m, f.seat)) return f.goto.settle;
    m.table.paying = 0;
    m.emit(E.lapsed, R['mb.damage.shortfall'], f.seat, f.owed);
    return DONE;
  },
});

/** The losing side takes its losses: the marked card, safety, the grid, then payment of the rest (mb.damage.overflow). */
export const TAKE_DAMAGE = step('take-damage', ['left'], {
  markedCard(m: M, f) {
    f.left = absorb(m, m.table.loser);
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  rest(m: M, f) {
    if (f.left <= 0) return DONE;
    const { table } = m;
    const closed = table.loser === table.attacker ? table.closedForAttacker : table.closedForDefender;
    // If damage may be paid from anywhere, that means all five places (mb.damage.anywhere-scope).
    m.cite(R['mb.damage.payment-zones']);
    return m.call(PAY_DAMAGE, table.loser, f.left, m.program.payZones & ~closed);
  },
  close(m: M) {
    m.table.paying = 0;
    return DONE;
  },
});
