/**
 * Facts outside the game as they were declared, Terra that stand for them, and Pages that count as them (mz.wall.what,
 * mz.terra.trigger). Which symbols there are is data: those that Pages name (mz.terra.known-names, mz.terra.new-in-nightfall,
 * mz.terrabonus.symbol-has-terra).
 */
import { R } from '../../rules.ts';
import type { Fact, M } from '../model/model.ts';
import { casterTarget, eachIn } from '../model/places.ts';
import { FACT, TABLE, ZONE } from '../model/state.ts';
import { MOD, tally } from './tally.ts';

/** Answers: not so; so, at hand or around; for a place also in sight from afar, or `MILES + n` for n miles away out of sight. */
export const ABSENT = 0;
export const PRESENT = 1;
export const IN_SIGHT = 2;
export const MILES = 3;

/**
 * The values that a fact can be declared with, in the order in which they are offered: distances in miles as far as they matter,
 * and one mile more.
 */
export function answersTo(m: M, { place }: Fact): number[] {
  if (!place) return [ABSENT, PRESENT];
  return [ABSENT, PRESENT, IN_SIGHT, ...Array.from({ length: m.program.farthest }, (_, i) => MILES + i + 1)];
}

/** What was declared; what nobody declared is not so. */
function declared(m: M, fact: number, seat: number): number {
  const { records } = m;
  for (let row = 0; row < records.fact.count; row++) {
    if (records.fact.get(row, FACT.name) !== m.program.facts[fact]!.name) continue;
    const of = records.fact.get(row, FACT.seat);
    if (of === TABLE || of === seat) return records.fact.get(row, FACT.value);
  }
  return ABSENT;
}

/** Writes down a declaration. */
export function declare(m: M, fact: number, seat: number, value: number): void {
  m.records.fact.add(m.program.facts[fact]!.name, seat, value);
}

/** Replaces what was declared, for a seat or, with `TABLE`, for all. */
export function redeclare(m: M, fact: number, seat: number, value: number): void {
  const { records } = m;
  for (let row = records.fact.count - 1; row >= 0; row--) {
    if (records.fact.get(row, FACT.name) !== m.program.facts[fact]!.name) continue;
    if (seat === TABLE || records.fact.get(row, FACT.seat) === seat) records.fact.remove(row);
  }
  declare(m, fact, seat, value);
}

function isTrue(m: M, fact: number, seat: number, miles: number): boolean {
  const value = declared(m, fact, seat);
  if (value > MILES) return value - MILES <= miles;
  return value === PRESENT || (value === IN_SIGHT && m.program.p.inSightIsNearby);
}

/**
 * Whether a Terra symbol is active for a seat: any Caster's Terra of that name is in a slot, a text counts it as active, or the
 * surroundings have it nearby
 * (mz.terra.for-all-casters, mz.general.any-terra-activates, mz.terrabonus.nearby, mz.wall.nearby-same). It lasts as long as the
 * Terra is there (mz.terra.lasts-in-slot, mz.example.river-in-desert, mz.example.bigfoot-forest). Two Terra of one name count as
 * one (mz.terra.copies-do-not-stack).
 */
export function isNear(m: M, seat: number, fact: number, miles = m.program.p.nearbyMiles): boolean {
  const { key } = m.program.facts[fact]!;
  const { terraForAll } = m.program.p;
  const active = (card: number): boolean =>
    m.program.defs[m.def[card]!]!.name === key && (terraForAll || m.card.controller[card] === seat);
  if (eachIn(m, ZONE.terra, active)) {
    m.cite(R['mz.wall.terra-can-activate']);
    m.cite(R['mz.terra.trigger']);
    m.cite(R['mz.terra.matches-by-name']);
    if (terraForAll) m.cite(R['mz.terra.for-all-casters']);
    return true;
  }
  if (tally(m, casterTarget(seat), MOD.symbol, fact) > 0) {
    m.cite(R['mz.terra.trigger']);
    return true;
  }
  if (!isTrue(m, fact, seat, miles)) return false;
  m.cite(R['mz.terrabonus.nearby']);
  return true;
}

/** Whether any other fact holds for a seat; a Page in the Arena may count as it (mz.wall.loose-definitions, mz.example.ghost-train, mz.example.pants). */
export function isFact(m: M, seat: number, fact: number): boolean {
  const { key } = m.program.facts[fact]!;
  if (
    m.program.p.pagesCount &&
    eachIn(m, ZONE.arena, (card) => m.program.defs[m.def[card]!]!.data.countsAs.includes(key))
  )
    return true;
  return isTrue(m, fact, seat, 0);
}

/**
 * The active Terra Bonuses of a Page: to its largest LP, or to the Damage of all its Attacks, whether its controller asks for
 * them or not (mz.terrabonus.what, mz.terrabonus.lp, mz.terrabonus.all-attacks, mz.terrabonus.must-be-considered,
 * mz.example.nightcrawlers-75).
 */
export function terraBonus(m: M, card: number, lp: boolean): number {
  const { bonuses, p } = m.program;
  if (lp ? !p.bonusRaisesLp : !p.bonusRaisesDamage) return 0;
  let sum = 0;
  for (const bonus of bonuses[m.def[card]!]!) {
    if (bonus.lp === lp && isNear(m, m.card.controller[card]!, bonus.fact)) sum += bonus.amount;
  }
  if (sum > 0) m.cite(R[lp ? 'mz.terrabonus.lp' : 'mz.terrabonus.what']);
  return sum;
}
