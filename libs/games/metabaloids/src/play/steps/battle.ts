/** A battle: the drawn battle cards, the two totals, ties, and the losses of the losing side (mb.battle.*). */
import { DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { triggerCard, triggerColumn } from '../abilities/triggers.ts';
import { WINDOW, anyoneCanAct } from '../abilities/use.ts';
import { TAKE_DAMAGE } from './damage.ts';
import { failDraw } from '../zones/end.ts';
import { E } from '../model/events.ts';
import { countZone, expireChanges } from '../numbers/numbers.ts';
import { discard, drawTo, lose } from '../zones/piles.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import { BATTLE_STAGE, STAT, UNTIL, ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnZone, zoneAt } from '../model/places.ts';
import { TIMING, TRIGGERS } from '../model/timing.ts';

/** Value of `table.loser` while no side has lost. */
const NOBODY = -1;
const THIS_COLUMN_ATTACKED = TRIGGERS.indexOf('this-column-attacked');
const BATTLE_WON = TRIGGERS.indexOf('battle-won');
const BATTLE_LOST = TRIGGERS.indexOf('battle-lost');

const anyTime = TIMING['any-time'] | TIMING['own-turn'];

/**
 * Draws the battle cards of one side, even the last card of a pile. Returns whether a card was missing
 * (mb.battle.both-draw, mb.battle.draw-empties-pile).
 */
function drawBattleCards(m: M, seat: number): boolean {
  for (let k = 0; k < m.program.p.battleCards; k++) {
    if (drawTo(m, seat, ZONE.battle, R['mb.battle.both-draw']) === NO_CARD) return false;
  }
  return true;
}

/**
 * The total cost of the battle cards that a side drew. Without a card, a side adds the number that the mode defines
 * (mb.battle.no-card-to-draw).
 */
function drawnPoints(m: M, seat: number): number {
  const zone = zoneAt(m, seat, ZONE.battle);
  if (m.zoneCount[zone] === 0) return m.program.p.noCardAdds;
  return countZone(m, zone, STAT.cost);
}

/** Computes and reports the total of a side (mb.battle.attacker-total, mb.battle.defender-total). */
function total(m: M, seat: number, column: number, stat: number, bonus: number, rule: number): number {
  const sum = countZone(m, columnZone(m, seat, column), stat);
  const drawn = drawnPoints(m, seat);
  const all = sum + bonus + drawn;
  m.emit(E.total, rule, seat, sum, bonus, drawn, all);
  return all;
}

/** Moves the drawn cards of a side to its lost pile or discard pile. In some modes, they go to its hand. */
function clearDrawn(m: M, seat: number, toLost: boolean, rule: number): void {
  const zone = zoneAt(m, seat, ZONE.battle);
  while (m.top(zone) !== NO_CARD) {
    const card = m.top(zone);
    if (toLost) lose(m, seat, card, rule);
    else if (m.program.p.drawToHand) m.move(card, zoneAt(m, seat, ZONE.hand), R['mb.battle.draw-from-own-pile']);
    else discard(m, seat, card, rule);
  }
}

/**
 * Undoes the records of a stopped attack that does not count. Its attacking card, column and target can then be used
 * for another attack.
 */
function forgetAttack(m: M): void {
  const { table, seat, card } = m;
  table.attacks--;
  seat.attacked[table.defender]!--;
  seat.attackColumns[table.attacker]! &= ~(1 << table.attackColumn);
  card.attackedTurn[table.attackCard] = 0;
}

const sideGone = (m: M): boolean => m.over || m.seat.out[m.table.attacker] === 1 || m.seat.out[m.table.defender] === 1;

export const BATTLE = step('battle', [], {
  declare(m: M) {
    const { table } = m;
    table.battle = BATTLE_STAGE.declared;
    table.attackBonus = table.defendBonus = 0;
    table.attackTotal = table.defendTotal = 0;
    table.stopped = table.damage = table.prevented = table.cardKept = 0;
    table.closedForAttacker = table.closedForDefender = 0;
    table.loser = NOBODY;
    m.cite(R['mb.battle.choose-target']);
    m.emit(
      E.attack,
      R['mb.battle.choose-attacker'],
      table.attacker,
      table.defender,
      table.attackCard,
      table.defendCard,
    );
    const zone = columnZone(m, table.defender, table.defendColumn);
    for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) triggerCard(m, THIS_COLUMN_ATTACKED, card);
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  respond(m: M) {
    const timings = anyTime | TIMING.attack;
    return anyoneCanAct(m, timings) ? m.call(WINDOW, timings) : NEXT;
  },
  draw(m: M, f) {
    const { table } = m;
    if (table.stopped === 1 || sideGone(m)) return f.goto.close;
    const attackerDrew = drawBattleCards(m, table.attacker);
    const defenderDrew = drawBattleCards(m, table.defender);
    m.cite(R['mb.battle.draw-from-own-pile']);
    const failed = (attackerDrew ? 0 : 1 << table.attacker) | (defenderDrew ? 0 : 1 << table.defender);
    if (failed !== 0) {
      if (failDraw(m, failed, false)) return f.goto.close;
      if (!attackerDrew) m.emit(E.noCard, R['mb.battle.no-card-to-draw'], table.attacker);
      if (!defenderDrew) m.emit(E.noCard, R['mb.battle.no-card-to-draw'], table.defender);
    }
    table.battle = BATTLE_STAGE.drawn;
    return NEXT;
  },
  abilities(m: M) {
    const stops = m.program.p.stopAttackBeforeBonus ? 0 : TIMING.attack;
    const timings = anyTime | TIMING.battle | stops;
    m.cite(R['mb.battle.ability-window']);
    return anyoneCanAct(m, timings) ? m.call(WINDOW, timings) : NEXT;
  },
  total(m: M, f) {
    const { table } = m;
    const { p } = m.program;
    if (table.stopped === 1 || sideGone(m)) return f.goto.close;
    const { attacker, defender } = table;
    table.attackTotal = total(
      m,
      attacker,
      table.attackColumn,
      STAT.attack,
      table.attackBonus,
      R['mb.battle.attacker-total'],
    );
    table.defendTotal = total(
      m,
      defender,
      table.defendColumn,
      STAT.defense,
      table.defendBonus,
      R['mb.battle.defender-total'],
    );
    table.battle = BATTLE_STAGE.decided;
    if (table.attackTotal === table.defendTotal) {
      clearDrawn(m, attacker, p.tieTo === 'lost', R['mb.battle.tie']);
      clearDrawn(m, defender, p.tieTo === 'lost', R['mb.battle.tie']);
      return f.goto.close;
    }
    const attackerWins = table.attackTotal > table.defendTotal;
    table.loser = attackerWins ? defender : attacker;
    const winning = attackerWins ? table.attackTotal : table.defendTotal;
    const losing = attackerWins ? table.defendTotal : table.attackTotal;
    table.damage = p.damageIsDifference ? winning - losing : winning;
    m.cite(R['mb.battle.damage-amount']);
    m.emit(E.battle, R['mb.battle.higher-wins'], table.loser, table.damage);
    if (p.discardAfterTotals && !p.drawToHand) {
      clearDrawn(m, attacker, false, R['mb.battle.drawn-card-discard']);
      clearDrawn(m, defender, false, R['mb.battle.drawn-card-discard']);
    }
    return NEXT;
  },
  damageWindow: (m: M) => (anyoneCanAct(m, TIMING.damage) ? m.call(WINDOW, TIMING.damage) : NEXT),
  damage: (m: M, f) => (sideGone(m) ? f.goto.close : m.call(TAKE_DAMAGE)),
  outcome(m: M) {
    const { table } = m;
    const { p } = m.program;
    const attackerLost = table.loser === table.attacker;
    const attackerSide = attackerLost ? BATTLE_LOST : BATTLE_WON;
    // If the mode keeps safe columns out of battles, a column that is safe now became safe in this battle.
    const setOffAttacker = (): void =>
      triggerColumn(m, attackerSide, table.attacker, table.attackColumn, p.safeNoAttacks);
    if (!p.nextPlayerFirst) setOffAttacker();
    const defenderSide = attackerLost ? BATTLE_WON : BATTLE_LOST;
    triggerColumn(m, defenderSide, table.defender, table.defendColumn, p.safeFromAttack);
    if (p.nextPlayerFirst) setOffAttacker();
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  close(m: M) {
    const { table } = m;
    if (table.stopped === 1) {
      m.cite(R['mb.ability.stopped-attack']);
      if (!m.program.p.stoppedCounts) forgetAttack(m);
    }
    if (m.seat.out[table.attacker] === 0) clearDrawn(m, table.attacker, false, R['mb.battle.drawn-card-discard']);
    if (m.seat.out[table.defender] === 0) clearDrawn(m, table.defender, false, R['mb.battle.drawn-card-discard']);
    if (m.records.modifier.count > 0) expireChanges(m, UNTIL.battle);
    table.battle = 0;
    table.attackCard = table.defendCard = NO_CARD;
    table.loser = NOBODY;
    m.cite(R['mb.battle.marker-reset']);
    return unsettled(m) ? m.call(SETTLE) : DONE;
  },
});
