/**
 * Facts outside the game: the declared answers, Terra that make a symbol active, and Pages that count as a fact
 * (mz.wall.what, mz.terra.trigger). The list of symbols is data: the symbols that Pages name (mz.terra.known-names,
 * mz.terra.new-in-nightfall, mz.terrabonus.symbol-has-terra).
 */
import { R } from '../../rules.ts';
import type { Fact, M } from '../model/model.ts';
import { casterTarget, eachIn } from '../model/places.ts';
import { FACT, TABLE, ZONE } from '../model/state.ts';
import { MOD, tally } from './tally.ts';

/**
 * Answers: false; true (a place: at hand or around); for a place also visible from afar, or `MILES + n` for n miles
 * away and out of sight.
 */
export const ABSENT = 0;
export const PRESENT = 1;
export const IN_SIGHT = 2;
export const MILES = 3;

/**
 * The values that a fact can be declared with, in the order of the options. For a place, they include every distance up
 * to the largest one that matters, and one mile more.
 */
export function answersTo(m: M, { place }: Fact): number[] {
  if (!place) return [ABSENT, PRESENT];
  return [ABSENT, PRESENT, IN_SIGHT, ...Array.from({ length: m.program.farthest }, (_, i) => MILES + i + 1)];
}

/** The declared answer. A fact without a declaration is false. */
function declared(m: M, fact: number, seat: number): number {
  const { records } = m;
  for (let row = 0; row < records.fact.count; row++) {
    if (records.fact.get(row, FACT.name) !== m.program.facts[fact]!.name) continue;
    const of = records.fact.get(row, FACT.seat);
    if (of === TABLE || of === seat) return records.fact.get(row, FACT.value);
  }
  return ABSENT;
}

/** Records a declaration. */
export function declare(m: M, fact: number, seat: number, value: number): void {
  m.records.fact.add(m.program.facts[fact]!.name, seat, value);
}

/** Replaces a declaration for a seat or, with `TABLE`, for all. */
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
 * Whether a Terra symbol is active for a seat. There are three ways: a Terra of that name is in a slot, a text counts
 * the symbol as active, or the declared surroundings are near enough (mz.terra.for-all-casters,
 * mz.general.any-terra-activates, mz.terrabonus.nearby, mz.wall.nearby-same). A Terra keeps the symbol active as long
 * as it is in its slot (mz.terra.lasts-in-slot, mz.example.river-in-desert, mz.example.bigfoot-forest). Two Terra with
 * the same name count as one (mz.terra.copies-do-not-stack).
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

/**
 * Whether a fact without a symbol is true for a seat. A Page in the Arena may make it true (mz.wall.loose-definitions,
 * mz.example.ghost-train, mz.example.pants).
 */
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
 * The sum of the active Terra Bonuses of a Page, either to its maximum LP or to the Damage of all its Attacks. They
 * apply whether or not its controller asks for them (mz.terrabonus.what, mz.terrabonus.lp, mz.terrabonus.all-attacks,
 * mz.terrabonus.must-be-considered, mz.example.nightcrawlers-75).
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
