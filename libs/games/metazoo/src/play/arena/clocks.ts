/**
 * Counters of Status Effects and of Regen that are due at the start or end of a turn (mz.status.*,
 * mz.turn.end-effects). Each due counter is added to the queue of waiting texts, so that the active Caster orders both
 * together. Sleep, Scared and Confusion have no counter (mz.status.sleep-no-timer, mz.status.scared-no-timer).
 */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { casterTarget, eachIn, inArena, isCaster, seatOfTarget } from '../model/places.ts';
import { POISON, ZONE } from '../model/state.ts';
import { STATUS, TRAIT, traitBit } from '../model/words.ts';
import { hasTrait, traitCount } from '../numbers/numbers.ts';
import { poisonOf, poisonTarget } from './inflict.ts';
import { loseLp, recover } from './lp.ts';
import { awaken } from './pages.ts';

/**
 * The kinds of due counters. The queue stores them where it stores the number of a waiting text. They are below
 * `NO_TEXT`, so they never equal a text number.
 */
export const CLOCK = { frozen: -2, burn: -3, poisonEnds: -4, poison: -5, regen: -6, paralyze: -7 } as const;

export const isClock = (text: number): boolean => text <= CLOCK.frozen;

/** The Caster whose counter it is: the target, or the controller of the Page. */
const seatOf = (m: M, target: number): number => (isCaster(target) ? seatOfTarget(target) : m.card.controller[target]!);

function note(m: M, clock: number, target: number): void {
  m.records.trigger.add(clock, target, seatOf(m, target), NO_CARD);
}

/** The number of turns that a Status Effect has lasted since turn `placed`, including the running turn. */
const age = (m: M, placed: number): number => m.table.turn - placed + 1;

/** Whether a Poison Indicator has expired. */
const isOver = (m: M, row: number): boolean =>
  age(m, m.records.poison.get(row, POISON.turn)) >= m.program.p.poisonUntilTurn;

/** At the start of a turn, queues the counters of Frozen and Burn, and the expired Poison Indicators. */
export function noteStartClocks(m: M): void {
  const { p } = m.program;
  const { active } = m.table;
  const { poison } = m.records;
  eachIn(m, ZONE.arena, (card) => {
    const own = m.card.controller[card] === active;
    if (m.card.frozen[card]! > 0 && (p.frozenEveryTurn || own)) note(m, CLOCK.frozen, card);
    if (m.card.burn[card]! > 0 && (p.burnEveryTurn || own)) note(m, CLOCK.burn, card);
  });
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.out[seat] === 1) continue;
    if (m.seat.burn[seat]! > 0 && (p.burnEveryTurn || seat === active)) note(m, CLOCK.burn, casterTarget(seat));
  }
  for (let row = 0; row < poison.count; row++) {
    const target = poisonTarget(m, row);
    if (isOver(m, row) && m.seat.out[seatOf(m, target)] === 0) note(m, CLOCK.poisonEnds, target);
  }
}

/** At the end of a turn, queues Poison, Regen and expired Paralyze (mz.turn.end-effects, mz.example.poison-flatwoods). */
export function noteEndClocks(m: M): void {
  const { p } = m.program;
  const { poison } = m.records;
  for (let row = 0; row < poison.count; row++) {
    const target = poisonTarget(m, row);
    const seat = seatOf(m, target);
    if (m.seat.out[seat] === 0 && (p.poisonEveryTurn || seat === m.table.active)) note(m, CLOCK.poison, target);
  }
  const regen = (m.program.lists.of(m).present & traitBit('Regen')) !== 0;
  eachIn(m, ZONE.arena, (card) => {
    const times = regen ? traitCount(m, card, TRAIT.Regen) : 0;
    for (let left = times; left > 0; left--) note(m, CLOCK.regen, card);
    const placed = m.card.paralyzed[card]!;
    if (placed > 0 && age(m, placed) >= p.paralyzeUntilTurn) note(m, CLOCK.paralyze, card);
  });
}

/** Whether a queued counter still has a target. Its Page may have left or been cured since then. */
export function isStillDue(m: M, clock: number, target: number): boolean {
  if (clock === CLOCK.poison || clock === CLOCK.poisonEnds) return poisonOf(m, target) > 0;
  if (isCaster(target)) return m.seat.burn[seatOfTarget(target)]! > 0;
  if (!inArena(m, target)) return false;
  switch (clock) {
    case CLOCK.frozen:
      return m.card.frozen[target]! > 0;
    case CLOCK.burn:
      return m.card.burn[target]! > 0;
    case CLOCK.paralyze:
      return m.card.paralyzed[target]! > 0;
    default:
      return hasTrait(m, target, TRAIT.Regen);
  }
}

/** Applies one due counter. */
export function runClock(m: M, clock: number, target: number): void {
  if (!isStillDue(m, clock, target)) return;
  switch (clock) {
    case CLOCK.frozen:
      return tickFrozen(m, target);
    case CLOCK.burn:
      return isCaster(target) ? tickCasterBurn(m, seatOfTarget(target)) : tickBurn(m, target);
    case CLOCK.poisonEnds:
      return endPoison(m, target);
    case CLOCK.poison:
      return loseLp(m, target, m.program.p.poisonLoss, R['mz.status.poison-loss']);
    case CLOCK.regen:
      return recover(m, target, m.program.p.regen, R['mz.trait.regen']);
    default:
      m.card.paralyzed[target] = 0;
      m.table.dirty = 1;
      m.emit(E.statusGone, R['mz.status.paralyze-expiry'], target, STATUS.Paralyze);
  }
}

function tickFrozen(m: M, card: number): void {
  const left = Math.max(0, m.card.frozen[card]! - m.program.p.frozenLost);
  m.card.frozen[card] = left;
  m.emit(E.counter, R['mz.status.frozen-tick'], card, STATUS.Frozen, left);
  if (left > 0) return;
  m.emit(E.statusGone, R['mz.status.frozen-thaw'], card, STATUS.Frozen);
  if (m.program.p.frozenThawAwakens) awaken(m, card, R['mz.status.frozen-thaw']);
}

function tickBurn(m: M, card: number): void {
  const left = Math.max(0, m.card.burn[card]! - m.program.p.burnLost);
  m.card.burn[card] = left;
  m.emit(E.counter, R['mz.status.burn-tick'], card, STATUS.Burn, left);
  if (left === 0) m.emit(E.statusGone, R['mz.status.burn-tick'], card, STATUS.Burn);
}

function tickCasterBurn(m: M, seat: number): void {
  const left = Math.max(0, m.seat.burn[seat]! - m.program.p.burnLost);
  m.seat.burn[seat] = left;
  m.emit(E.casterCounter, R['mz.status.burn-tick'], seat, STATUS.Burn, left);
  if (left === 0) m.emit(E.casterStatusGone, R['mz.status.burn-tick'], seat, STATUS.Burn);
}

/** Removes one expired Indicator. */
function endPoison(m: M, target: number): void {
  const { poison } = m.records;
  for (let row = 0; row < poison.count; row++) {
    if (poisonTarget(m, row) !== target || !isOver(m, row)) continue;
    poison.remove(row);
    if (isCaster(target)) m.emit(E.casterStatusGone, R['mz.status.poison-expiry'], seatOfTarget(target), STATUS.Poison);
    else m.emit(E.statusGone, R['mz.status.poison-expiry'], target, STATUS.Poison);
    return;
  }
}
