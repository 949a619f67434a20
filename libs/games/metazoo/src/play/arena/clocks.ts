/**
 * The clocks of Status Effects: what happens as turns start and end (mz.status.*). Sleep, Scared and Confusion have none
 * (mz.status.sleep-no-timer, mz.status.scared-no-timer).
 */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { casterTarget, eachIn } from '../model/places.ts';
import { POISON, ZONE } from '../model/state.ts';
import { STATUS, TRAIT, traitBit } from '../model/words.ts';
import { traitCount } from '../numbers/numbers.ts';
import { dropPoison } from './inflict.ts';
import { loseLp, recover } from './lp.ts';
import { awaken } from './pages.ts';

/** Takes counters of Frozen and Burn away, and Poison Indicators whose time is over, as a turn starts. */
export function startClocks(m: M): void {
  const { p } = m.program;
  const { turn, active } = m.table;
  eachIn(m, ZONE.arena, (card) => {
    const own = m.card.controller[card] === active;
    if (m.card.frozen[card]! > 0 && (p.frozenEveryTurn || own)) tickFrozen(m, card);
    if (m.card.burn[card]! > 0 && (p.burnEveryTurn || own)) tickBurn(m, card);
  });
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.burn[seat] === 0 || (!p.burnEveryTurn && seat !== active)) continue;
    const left = Math.max(0, m.seat.burn[seat]! - p.burnLost);
    m.seat.burn[seat] = left;
    m.emit(E.casterCounter, R['mz.status.burn-tick'], seat, STATUS.Burn, left);
    if (left === 0) m.emit(E.casterStatusGone, R['mz.status.burn-tick'], seat, STATUS.Burn);
  }
  const { poison } = m.records;
  for (let row = 0; row < poison.count; row++) {
    if (turn - poison.get(row, POISON.turn) + 1 < p.poisonUntilTurn) continue;
    const card = poison.get(row, POISON.card);
    if (card === NO_CARD)
      m.emit(E.casterStatusGone, R['mz.status.poison-expiry'], poison.get(row, POISON.seat), STATUS.Poison);
    else m.emit(E.statusGone, R['mz.status.poison-expiry'], card, STATUS.Poison);
  }
  dropPoison(m, (_card, _seat, placed) => turn - placed + 1 >= p.poisonUntilTurn);
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

/** Poison takes LP, Regen gives some back, Paralyze wears off as a turn ends (mz.turn.end-effects, mz.example.poison-flatwoods). */
export function endClocks(m: M): void {
  const { p } = m.program;
  const { turn, active } = m.table;
  const { poison } = m.records;
  // A Page that Poison destroys takes its Indicators with it, so the list is gone through by targets noted before.
  const targets: number[] = [];
  for (let row = 0; row < poison.count; row++) {
    const seat = poison.get(row, POISON.seat);
    const card = poison.get(row, POISON.card);
    if (m.seat.out[seat] === 0 && (p.poisonEveryTurn || seat === active))
      targets.push(card === NO_CARD ? casterTarget(seat) : card);
  }
  for (const target of targets) loseLp(m, target, p.poisonLoss, R['mz.status.poison-loss']);
  eachIn(m, ZONE.arena, (card) => {
    const regen = traitCount(m, card, TRAIT.Regen);
    if (regen > 0) recover(m, card, regen * p.regen, R['mz.trait.regen']);
    const placed = m.card.paralyzed[card]!;
    if (placed === 0 || turn - placed + 1 < p.paralyzeUntilTurn) return;
    m.card.paralyzed[card] = 0;
    m.table.dirty = 1;
    m.emit(E.statusGone, R['mz.status.paralyze-expiry'], card, STATUS.Paralyze);
  });
}

/** Whether a turn that starts has any counter to take away. */
export function hasStartClocks(m: M): boolean {
  if (m.records.poison.count > 0) return true;
  for (let seat = 0; seat < m.seats; seat++) if (m.seat.burn[seat]! > 0) return true;
  return eachIn(m, ZONE.arena, (card) => m.card.frozen[card]! > 0 || m.card.burn[card]! > 0);
}

/** Whether a turn that ends has Poison, Regen or Paralyze to settle. */
export function hasEndClocks(m: M): boolean {
  if (m.records.poison.count > 0) return true;
  const regen = (m.program.lists.of(m).present & traitBit('Regen')) !== 0;
  return eachIn(
    m,
    ZONE.arena,
    (card) => m.card.paralyzed[card]! > 0 || (regen && traitCount(m, card, TRAIT.Regen) > 0),
  );
}
