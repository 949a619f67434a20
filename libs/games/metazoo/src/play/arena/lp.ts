/**
 * Damage, loss and recovery of LP. Damage is stored separately from the maximum LP (mz.lp.gain,
 * mz.general.damage-stays).
 */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { isCaster, isWithin, placeOf, seatOfTarget } from '../model/places.ts';
import { MODIFIER, ZONE } from '../model/state.ts';
import { TRAIT } from '../model/words.ts';
import { hasLp, hasTrait, isSafe, lpOf, maxCasterLp, maxLp, mayBeLowered } from '../numbers/numbers.ts';
import { MOD } from '../numbers/tally.ts';
import { destroy, destroyTogether } from './pages.ts';
import { afterDamage, damageTaken, keepsLp } from './taking-damage.ts';
import { fireOthers, fireOwn } from './triggers.ts';

/** Applies the shields on a target, which are used up as they lower Damage. @returns the remaining Damage */
function afterShields(m: M, target: number, amount: number): number {
  const { modifier } = m.records;
  let left = amount;
  for (let row = 0; row < modifier.count && left > 0;) {
    const shield = modifier.get(row, MODIFIER.value);
    if (modifier.get(row, MODIFIER.target) !== target || modifier.get(row, MODIFIER.kind) !== MOD.prevent) row++;
    else if (shield > left) {
      modifier.set(row, MODIFIER.value, shield - left);
      left = 0;
    } else {
      left -= shield;
      modifier.remove(row);
    }
  }
  if (left < amount && !isCaster(target)) m.emit(E.prevented, R['mz.lp.damage-is-lp-loss'], target, amount - left);
  return left;
}

/**
 * Deals Damage that is already computed.
 * @param fighting whether an Attack deals it to a Page that attacks or defends
 * @param fallen collects the Pages without LP if several targets are dealt Damage at the same moment. `destroyFallen`
 * then
 *   destroys them together
 * @returns the LP that the target lost
 */
export function dealDamage(
  m: M,
  target: number,
  amount: number,
  by: number,
  fighting: boolean,
  fallen: number[] | null = null,
): number {
  const shielded = afterShields(m, target, amount);
  if (shielded <= 0) return 0;
  if (isCaster(target)) {
    const seat = seatOfTarget(target);
    m.seat.damage[seat]! += shielded;
    m.emit(E.casterDamage, R['mz.lp.damage-is-lp-loss'], seat, shielded, by);
    return shielded;
  }
  if (!hasLp(m, target) || !isWithin(m, target)) return 0;
  const taken = Math.min(damageTaken(m, target, shielded, fighting), lpOf(m, target));
  if (taken <= 0) return 0;
  m.card.damage[target]! += taken;
  m.emit(E.damage, R['mz.lp.damage-is-lp-loss'], target, taken, by);
  afterDamage(m, target);
  fireOwn(m, MOMENT.tookDamage, target, by);
  fireOthers(m, MOMENT.tookDamage, target);
  destroyAtZero(m, target, by, fallen);
  return taken;
}

/** Removes LP without Damage: a loss or a payment (mz.lp.loss-is-not-damage). `fallen` as in `dealDamage`. */
export function loseLp(m: M, target: number, amount: number, rule: number, fallen: number[] | null = null): void {
  if (amount <= 0) return;
  if (isCaster(target)) {
    const seat = seatOfTarget(target);
    m.seat.damage[seat]! += amount;
    m.emit(E.casterLost, rule, seat, amount);
    return;
  }
  if (!hasLp(m, target) || placeOf(m, target) !== ZONE.arena || keepsLp(m, target)) return;
  const lost = Math.min(amount, lpOf(m, target));
  if (lost === 0) return;
  m.cite(R['mz.lp.loss-is-not-damage']);
  m.cite(R['mz.type.lp-loss-not']);
  m.card.damage[target]! += lost;
  m.emit(E.lost, rule, target, lost);
  destroyAtZero(m, target, NO_CARD, fallen);
}

/** Removes damage, but never more than there is (mz.lp.recover, mz.example.tripodero-recover). */
export function recover(m: M, target: number, amount: number, rule: number): void {
  if (isCaster(target)) {
    const seat = seatOfTarget(target);
    const back = Math.min(amount, m.seat.damage[seat]!);
    if (back <= 0) return;
    m.seat.damage[seat]! -= back;
    m.emit(E.casterRecovered, rule, seat, back);
    return;
  }
  const back = Math.min(amount, m.card.damage[target]!);
  if (back <= 0) return;
  m.card.damage[target]! -= back;
  m.emit(E.recovered, rule, target, back);
}

/** Destroys a Page without LP, unless it is Immortal (mz.general.zero-lp-destroyed, mz.trait.immortal). */
function destroyAtZero(m: M, card: number, by: number, fallen: number[] | null): void {
  if (lpOf(m, card) > m.program.p.destroyAtLp) return;
  if (hasTrait(m, card, TRAIT.Immortal)) m.cite(R['mz.trait.immortal']);
  else if (fallen) fallen.push(card);
  else destroy(m, card, R['mz.general.zero-lp-destroyed'], by);
}

/** Destroys the Pages that lost their last LP at the same moment (mz.general.zero-lp-destroyed). */
export const destroyFallen = (m: M, fallen: readonly number[], by: number = NO_CARD): void =>
  destroyTogether(m, fallen, R['mz.general.zero-lp-destroyed'], by);

/** Whether a Caster has lost because of their LP (mz.win.zero-lp-loses). */
export function isBeaten(m: M, seat: number): boolean {
  const { startingLp, loseAtLp } = m.program.p;
  // Fast path: if nothing lowers maximum LP, the starting LP minus the damage can show that a Caster is not beaten.
  if (startingLp - m.seat.damage[seat]! > loseAtLp && !mayBeLowered(m)) return false;
  return maxCasterLp(m, seat) - m.seat.damage[seat]! <= loseAtLp;
}

/**
 * Destroys the Pages whose damage is too high for their maximum LP (mz.lp.gain). They are Destroyed together, even if the
 * loss of one Page's text would have saved another Page. @returns whether any Page was Destroyed
 */
function destroyWhereverZero(m: M): boolean {
  const { pages } = m.program.lists.of(m);
  const lowered = mayBeLowered(m);
  let fallen: number[] | null = null;
  for (let at = 0; at < pages.count; at++) {
    const card = pages.cards[at]!;
    if (!hasLp(m, card) || (!lowered && isSafe(m, card))) continue;
    if (maxLp(m, card) - m.card.damage[card]! > m.program.p.destroyAtLp) continue;
    if (!hasTrait(m, card, TRAIT.Immortal)) (fallen ??= []).push(card);
  }
  if (fallen) destroyFallen(m, fallen);
  return fallen !== null;
}

/**
 * Destroys the Pages without LP after anything that may have lowered a maximum LP: at once, at any moment
 * (mz.general.zero-lp-destroyed). `table.dirty` marks such a change. A lasting text whose condition is a state, such as
 * Awakened, can change without a mark.
 */
export function destroyAtOnce(m: M): void {
  while (m.table.dirty === 1 || m.program.lists.of(m).wavers) {
    m.table.dirty = 0;
    if (!destroyWhereverZero(m)) return;
  }
}
