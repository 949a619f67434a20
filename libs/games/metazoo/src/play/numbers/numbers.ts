/** The current numbers and Traits of Pages and Casters: printed values with temporary and lasting changes. */
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { casterTarget } from '../model/places.ts';
import { MODIFIER } from '../model/state.ts';
import { TRAIT } from '../model/words.ts';
import { terraBonus } from './facts.ts';
import { MOD, PERCENT, SUM, tally } from './tally.ts';

/** The actions of a Page that a text can forbid. */
export const FORBID = { attack: 0, defend: 1, power: 2, awaken: 3 } as const;

/**
 * How often a Page has a Trait, whether or not the Trait has an effect. Only Regen can count more than once
 * (mz.trait.regen).
 */
function carriedTrait(m: M, card: number, trait: number): number {
  const def = m.def[card]!;
  const printed = trait === TRAIT.Regen ? m.program.regen[def]! : (m.program.traits[def]! >> trait) & 1;
  if (((m.program.variableTraits >> trait) & 1) === 0) return printed;
  const count = printed + tally(m, card, MOD.giveTrait, trait);
  return count > 0 && tally(m, card, MOD.takeTrait, trait) > 0 ? 0 : count;
}

/** Whether a Page has a Trait for texts that ask for it. Includes Traits that have no effect now. */
export const carriesTrait = (m: M, card: number, trait: number): boolean => carriedTrait(m, card, trait) > 0;

/** How often a Page has a Trait that has an effect now. */
export function traitCount(m: M, card: number, trait: number): number {
  const count = carriedTrait(m, card, trait);
  if (count === 0 || ((m.program.variableTraits >> trait) & 1) === 0) return count;
  return tally(m, card, MOD.nullifyTrait, trait) > 0 ? 0 : count;
}

export const hasTrait = (m: M, card: number, trait: number): boolean => traitCount(m, card, trait) > 0;

/** The base LP of a Page: printed, or set for a Token. */
const baseLp = (m: M, card: number): number =>
  m.card.tokenLp[card]! > 0 ? m.card.tokenLp[card]! : m.program.lp[m.def[card]!]!;

/** Whether some maximum LP may be below its base value. Terra Bonuses and the Trait Defender only raise it. */
export function mayBeLowered(m: M): boolean {
  if (m.program.lists.of(m).lowersLp || m.program.p.defenderMultiplier < 1) return true;
  const { modifier } = m.records;
  for (let row = modifier.count - 1; row >= 0; row--) {
    if (modifier.get(row, MODIFIER.kind) === MOD.maxLp && modifier.get(row, MODIFIER.value) < 0) return true;
  }
  return false;
}

/** Whether a Page has LP left even without increases of its maximum LP. Valid only if nothing lowers a maximum LP. */
export const isSafe = (m: M, card: number): boolean => baseLp(m, card) - m.card.damage[card]! > m.program.p.destroyAtLp;

/**
 * The maximum LP of a Page: base LP, gained LP (mz.example.tripodero-gain) and Terra Bonuses. The Trait Defender raises
 * it on opponents' turns (mz.trait.defender).
 */
export function maxLp(m: M, card: number): number {
  const lp = baseLp(m, card) + tally(m, card, MOD.maxLp, SUM) + terraBonus(m, card, true);
  const doubled =
    m.table.inTurn === 1 && m.card.controller[card] !== m.table.active && hasTrait(m, card, TRAIT.Defender);
  if (!doubled) return Math.max(0, lp);
  m.cite(R['mz.trait.defender']);
  return Math.max(0, lp * m.program.p.defenderMultiplier);
}

/** The current LP of a Page (mz.lang.lp, mz.lp.gain, mz.general.zero-lp-destroyed). */
export const lpOf = (m: M, card: number): number => Math.max(0, maxLp(m, card) - m.card.damage[card]!);

/** The maximum LP of a Caster: the mode's value plus gained LP (mz.win.starting-lp, mz.lang.lp). */
export const maxCasterLp = (m: M, seat: number): number =>
  Math.max(0, m.program.p.startingLp + tally(m, casterTarget(seat), MOD.maxLp, SUM));

export const casterLp = (m: M, seat: number): number => Math.max(0, maxCasterLp(m, seat) - m.seat.damage[seat]!);

/** Whether a Page has an LP number at all. */
export const hasLp = (m: M, card: number): boolean => m.program.lp[m.def[card]!]! > 0 || m.card.tokenLp[card]! > 0;

/**
 * The number that texts add to all Attacks of a Page, without Terra Bonuses. This change itself removes no LP
 * (mz.lp.damage-two-senses).
 */
export const damageChange = (m: M, card: number): number => tally(m, card, MOD.attackDamage, SUM);

/** The percentage of its Damage that an Attack of a Page deals. */
export const damagePercent = (m: M, card: number): number => tally(m, card, MOD.scaleDamage, PERCENT);

/** The change to a Page's cost in Neutral Aura. Negative if it costs less. */
export const costChange = (m: M, card: number): number => tally(m, card, MOD.auraCost, SUM);

/** The change to a Page's cost in Aura of one type. Negative if it costs less. */
export const costChangeOf = (m: M, card: number, type: number): number => tally(m, card, MOD.auraCostOf + type, SUM);

/** Whether a text forbids a Caster to Contract Pages of a type. */
export const isContractForbidden = (m: M, seat: number, type: number): boolean =>
  tally(m, casterTarget(seat), MOD.forbidContract, type) > 0;

/** Whether a text forbids a Page to do `what` (`FORBID`). */
export const isForbidden = (m: M, card: number, what: number): boolean => tally(m, card, MOD.forbid, what) > 0;

export const isImmune = (m: M, target: number, status: number): boolean => tally(m, target, MOD.immune, status) > 0;

/** Whether the texts of a Page have an effect now (mz.status.paralyze-no-text). */
export const hasText = (m: M, card: number): boolean => m.card.paralyzed[card] === 0;
