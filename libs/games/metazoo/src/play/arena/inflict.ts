/** Inflicting and removing Status Effects (mz.status.*). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E, HEADS } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { casterTarget, isCaster, placeOf, seatOfTarget } from '../model/places.ts';
import { POISON, ZONE } from '../model/state.ts';
import { STATUS, STATUS_COUNT, TYPE } from '../model/words.ts';
import { isImmune } from '../numbers/numbers.ts';
import { flip } from './coin.ts';
import { fatigue } from './pages.ts';

/** The target that a Poison Indicator is on. */
export function poisonTarget(m: M, row: number): number {
  const card = m.records.poison.get(row, POISON.card);
  return card === NO_CARD ? casterTarget(m.records.poison.get(row, POISON.seat)) : card;
}

/** The number of Poison Indicators on a target. */
export function poisonOf(m: M, target: number): number {
  let count = 0;
  for (let row = 0; row < m.records.poison.count; row++) if (poisonTarget(m, row) === target) count++;
  return count;
}

/** The card field of a Status Effect other than Poison. */
function fieldOf(m: M, status: number): Int16Array {
  const { card } = m;
  switch (status) {
    case STATUS.Frozen:
      return card.frozen;
    case STATUS.Burn:
      return card.burn;
    case STATUS.Paralyze:
      return card.paralyzed;
    case STATUS.Sleep:
      return card.asleep;
    case STATUS.Scared:
      return card.scared;
    default:
      return card.confused;
  }
}

/** Whether this kind of target can have a Status Effect at all (mz.status.who). */
function canSuffer(m: M, target: number, status: number): boolean {
  const who = m.program.p.affects[status]!;
  if (isCaster(target)) return who.caster;
  if (placeOf(m, target) !== ZONE.arena) return false;
  const type = m.program.type[m.def[target]!]!;
  return (type === TYPE.beastie && who.beastie) || (type === TYPE.artifact && who.artifact);
}

/** Inflicts a Status Effect for a seat. `counters` is the X of Frozen (X), or the number of Poison Indicators. */
export function inflict(m: M, target: number, status: number, counters: number, seat: number): void {
  if (!canSuffer(m, target, status) || isImmune(m, target, status)) return m.cite(R['mz.status.who']);
  if (status === STATUS.Poison) return poison(m, target, counters);
  if (isCaster(target)) return burnCaster(m, seatOfTarget(target), seat);
  const field = fieldOf(m, status);
  if (field[target]! > 0) return m.cite(R['mz.status.one-each']);
  if (m.program.p.needsHeads[status] && flip(m, seat, INFLICT_RULES[status]!) !== HEADS) return;
  switch (status) {
    case STATUS.Frozen:
      field[target] = counters;
      m.card.frozenCombat[target] = m.table.combat === 0 ? 0 : m.table.combatNumber;
      break;
    case STATUS.Burn:
      field[target] = rollBurn(m, seat);
      break;
    case STATUS.Paralyze:
      field[target] = Math.max(1, m.table.turn);
      break;
    case STATUS.Sleep:
      field[target] = 1;
      m.card.asleepCombat[target] = m.table.combat === 0 ? 0 : m.table.combatNumber;
      break;
    default:
      field[target] = 1;
  }
  m.emit(E.status, INFLICT_RULES[status]!, target, status, status === STATUS.Paralyze ? 1 : field[target]);
  m.table.dirty = 1;
  const { p } = m.program;
  if ((status === STATUS.Frozen && p.frozenFatigues) || (status === STATUS.Sleep && p.sleepFatigues))
    fatigue(m, target, INFLICT_RULES[status]!);
}

const INFLICT_RULES: Readonly<Record<number, number>> = {
  [STATUS.Frozen]: R['mz.status.frozen-inflict'],
  [STATUS.Burn]: R['mz.status.burn-inflict'],
  [STATUS.Poison]: R['mz.status.poison-inflict'],
  [STATUS.Paralyze]: R['mz.status.paralyze-inflict'],
  [STATUS.Sleep]: R['mz.status.sleep-inflict'],
  [STATUS.Scared]: R['mz.status.scared-inflict'],
  [STATUS.Confusion]: R['mz.status.confusion-inflict'],
};

function rollBurn(m: M, seat: number): number {
  const { burnDie } = m.program.p;
  const counters = m.random(burnDie) + 1;
  m.emit(E.die, R['mz.status.burn-inflict'], seat, burnDie, counters);
  return counters;
}

function burnCaster(m: M, caster: number, seat: number): void {
  if (m.seat.burn[caster]! > 0) return m.cite(R['mz.status.one-each']);
  m.seat.burn[caster] = rollBurn(m, seat);
  m.emit(E.casterStatus, R['mz.status.burn-inflict'], caster, STATUS.Burn, m.seat.burn[caster]);
}

/** Adds Poison Indicators, up to the maximum for a target (mz.status.poison-max). */
function poison(m: M, target: number, indicators: number): void {
  for (let left = indicators; left > 0; left--) {
    if (poisonOf(m, target) >= m.program.p.poisonMax) return m.cite(R['mz.status.poison-max']);
    m.cite(R['mz.status.indicator']);
    if (isCaster(target)) {
      const seat = seatOfTarget(target);
      m.records.poison.add(NO_CARD, seat, m.table.turn);
      m.emit(E.casterStatus, R['mz.status.poison-inflict'], seat, STATUS.Poison, 1);
    } else {
      m.records.poison.add(target, m.card.controller[target], m.table.turn);
      m.emit(E.status, R['mz.status.poison-inflict'], target, STATUS.Poison, 1);
    }
  }
}

/**
 * Removes the Indicators of one Status Effect, or of all if `status` is null. Their effects end
 * (mz.status.removal-ends). The Status Effect can be inflicted again later (mz.status.again-after-removal).
 */
export function cure(m: M, target: number, status: number | null, rule: number): void {
  for (let each = 0; each < STATUS_COUNT; each++) {
    if (status === null || status === each) cureOne(m, target, each, rule);
  }
}

function cureOne(m: M, target: number, status: number, rule: number): void {
  if (status === STATUS.Poison) {
    if (poisonOf(m, target) === 0) return;
    dropPoison(m, target);
  } else if (isCaster(target)) {
    const seat = seatOfTarget(target);
    if (status !== STATUS.Burn || m.seat.burn[seat] === 0) return;
    m.seat.burn[seat] = 0;
  } else {
    const field = fieldOf(m, status);
    if (field[target] === 0) return;
    field[target] = 0;
  }
  m.table.dirty = 1;
  if (isCaster(target)) m.emit(E.casterStatusGone, rule, seatOfTarget(target), status);
  else m.emit(E.statusGone, rule, target, status);
}

/** Removes the Poison Indicators of a target. */
function dropPoison(m: M, target: number): void {
  const { poison } = m.records;
  for (let row = poison.count - 1; row >= 0; row--) if (poisonTarget(m, row) === target) poison.remove(row);
}
