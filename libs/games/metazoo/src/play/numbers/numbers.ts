/** Numbers and Traits of Pages and Casters as they stand now: printed, changed for a while, changed by lasting texts. */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { casterTarget } from '../model/places.ts';
import { MODIFIER } from '../model/state.ts';
import { TRAIT } from '../model/words.ts';
import { terraBonus } from './facts.ts';

/** What a change changes; the order is that of the words of the event `page.changed`. */
export const MOD = {
  maxLp: 0,
  attackDamage: 1,
  auraCost: 2,
  giveTrait: 3,
  takeTrait: 4,
  forbid: 5,
  immune: 6,
  prevent: 7,
  control: 8,
} as const;

/** What a Page may be forbidden. */
export const FORBID = { attack: 0, defend: 1, power: 2, awaken: 3 } as const;

/** How deep lasting texts are being read: what they ask is answered without other lasting texts, so that it has an end. */
let depth = 0;
/** Adds the values up instead of counting those that are alike. */
const SUM = -1;

/**
 * The changes of one kind on a target: those for a while, then those of lasting texts (mz.keyword.arena).
 * @returns with `SUM` the sum of their values, else how many of them have the value `wanted`
 */
function tally(m: M, target: number, kind: number, wanted: number): number {
  const { modifier } = m.records;
  let result = 0;
  for (let row = modifier.count - 1; row >= 0; row--) {
    if (modifier.get(row, MODIFIER.target) !== target || modifier.get(row, MODIFIER.kind) !== kind) continue;
    const value = modifier.get(row, MODIFIER.value);
    if (wanted === SUM) result += value;
    else if (value === wanted) result++;
  }
  const { lasting } = m.records;
  if (lasting.count === 0 || depth > 0) return result;
  const { kinds, traits } = m.program.lists.of(m);
  if (((kinds >> kind) & 1) === 0 || (isTraitKind(kind) && ((traits >> wanted) & 1) === 0)) return result;
  depth++;
  for (let row = 0; row < lasting.count; row++) result += tallyLasting(m, lasting.get(row, 0), target, kind, wanted);
  depth--;
  return result;
}

const isTraitKind = (kind: number): boolean => kind === MOD.giveTrait || kind === MOD.takeTrait;

/** The same of the lasting texts of one Page; a paralyzed one has none (mz.status.paralyze-no-text). */
function tallyLasting(m: M, card: number, target: number, kind: number, wanted: number): number {
  if (m.card.paralyzed[card]! > 0) return 0;
  const seat = m.card.controller[card]!;
  let result = 0;
  for (const text of m.program.statics[m.def[card]!]!) {
    if (((text.kinds >> kind) & 1) === 0 || (isTraitKind(kind) && ((text.traits >> wanted) & 1) === 0)) continue;
    if (!text.applies(m, seat, card, target) || !text.conditions(m, seat, card, NO_CARD)) continue;
    for (const change of text.changes) {
      if (change.kind !== kind) continue;
      const value = change.value(m, seat, card);
      if (wanted === SUM) result += value;
      else if (value === wanted) result++;
    }
  }
  return result;
}

/** How often a Page has a Trait now; only Regen counts for more than once (mz.trait.regen). */
export function traitCount(m: M, card: number, trait: number): number {
  const def = m.def[card]!;
  const printed = trait === TRAIT.Regen ? m.program.regen[def]! : (m.program.traits[def]! >> trait) & 1;
  if (((m.program.variableTraits >> trait) & 1) === 0) return printed;
  const count = printed + tally(m, card, MOD.giveTrait, trait);
  return count > 0 && tally(m, card, MOD.takeTrait, trait) > 0 ? 0 : count;
}

export const hasTrait = (m: M, card: number, trait: number): boolean => traitCount(m, card, trait) > 0;

/** LP that a Page has at first: printed, or given to a Token. */
const baseLp = (m: M, card: number): number =>
  m.card.tokenLp[card]! > 0 ? m.card.tokenLp[card]! : m.program.lp[m.def[card]!]!;

/** Whether anybody's largest LP may be less than at first: Terra Bonuses and Defender only add to it. */
export function mayBeLowered(m: M): boolean {
  if (m.program.lists.of(m).lowersLp || m.program.p.defenderMultiplier < 1) return true;
  const { modifier } = m.records;
  for (let row = modifier.count - 1; row >= 0; row--) {
    if (modifier.get(row, MODIFIER.kind) === MOD.maxLp && modifier.get(row, MODIFIER.value) < 0) return true;
  }
  return false;
}

/** Whether a Page has LP left even without what adds to its largest LP. To be asked where nothing is lowered. */
export const isSafe = (m: M, card: number): boolean => baseLp(m, card) - m.card.damage[card]! > m.program.p.destroyAtLp;

/** Largest LP of a Page: printed or given, gained (mz.example.tripodero-gain), by Terra Bonus; with Defender more on opponents' turns (mz.trait.defender). */
export function maxLp(m: M, card: number): number {
  const lp = baseLp(m, card) + tally(m, card, MOD.maxLp, SUM) + terraBonus(m, card, true);
  const doubled =
    m.table.inTurn === 1 && m.card.controller[card] !== m.table.active && hasTrait(m, card, TRAIT.Defender);
  if (!doubled) return Math.max(0, lp);
  m.cite(R['mz.trait.defender']);
  return Math.max(0, lp * m.program.p.defenderMultiplier);
}

/** LP that a Page has left (mz.lang.lp, mz.lp.gain, mz.general.zero-lp-destroyed). */
export const lpOf = (m: M, card: number): number => Math.max(0, maxLp(m, card) - m.card.damage[card]!);

/** Largest LP of a Caster: the mode's, and what was gained (mz.win.starting-lp, mz.lang.lp). */
export const maxCasterLp = (m: M, seat: number): number =>
  Math.max(0, m.program.p.startingLp + tally(m, casterTarget(seat), MOD.maxLp, SUM));

export const casterLp = (m: M, seat: number): number => Math.max(0, maxCasterLp(m, seat) - m.seat.damage[seat]!);

/** Whether a Page has LP at all. */
export const hasLp = (m: M, card: number): boolean => m.program.lp[m.def[card]!]! > 0 || m.card.tokenLp[card]! > 0;

/** What is added to the number of all Attacks of a Page, Terra Bonus not included: no LP are lost by it (mz.lp.damage-two-senses). */
export const damageChange = (m: M, card: number): number => tally(m, card, MOD.attackDamage, SUM);

/** Neutral Aura that a Page costs more, or less with a negative number. */
export const costChange = (m: M, card: number): number => tally(m, card, MOD.auraCost, SUM);

/** Whether a Page must not do something (`FORBID`). */
export const isForbidden = (m: M, card: number, what: number): boolean => tally(m, card, MOD.forbid, what) > 0;

export const isImmune = (m: M, target: number, status: number): boolean => tally(m, target, MOD.immune, status) > 0;

/** Whether the texts of a Page are worth anything where it lies now (mz.status.paralyze-no-text). */
export const hasText = (m: M, card: number): boolean => m.card.paralyzed[card] === 0;
