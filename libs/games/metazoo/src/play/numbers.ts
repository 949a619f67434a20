/** Numbers and Traits of Pages and Casters as they stand now: printed, changed for a while, changed by lasting texts. */
import { NO_CARD } from '@rulewright/engine';
import { terraBonus } from './facts.ts';
import { MODIFIER, ZONE, casterTarget, eachIn, type M } from './state.ts';
import { TRAIT, auraSum } from './words.ts';

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

/** What a Page may be forbidden, by number. */
export const FORBIDDEN = ['attack', 'defend', 'use-power', 'awaken'] as const;
export const FORBID = { attack: 0, defend: 1, power: 2, awaken: 3 } as const;

/** How deep lasting texts are being read: what they ask is answered without other lasting texts, so that it has an end. */
let depth = 0;

/** Goes through the changes of one kind on a target: those for a while, then those of lasting texts (mz.keyword.arena). */
export function eachChange(m: M, target: number, kind: number, visit: (value: number) => void): void {
  const { modifier } = m.records;
  for (let row = 0; row < modifier.count; row++) {
    if (modifier.get(row, MODIFIER.target) === target && modifier.get(row, MODIFIER.kind) === kind)
      visit(modifier.get(row, MODIFIER.value));
  }
  if (((m.program.staticKinds >> kind) & 1) === 0 || depth > 0) return;
  depth++;
  eachLasting(m, (card) => {
    for (const lasting of m.program.statics[m.def[card]!]!) {
      if (((lasting.kinds >> kind) & 1) === 0) continue;
      const seat = m.card.controller[card]!;
      if (!lasting.conditions(m, seat, card, NO_CARD) || !lasting.applies(m, seat, card, target)) continue;
      for (const change of lasting.changes) if (change.kind === kind) visit(change.value(m, seat, card));
    }
  });
  depth--;
}

/** Face-up Pages whose lasting text holds: in the Arena, or attached; a paralyzed Page has none (mz.status.paralyze-no-text). */
function eachLasting(m: M, visit: (card: number) => void): void {
  const read = (card: number): void => {
    if (m.program.statics[m.def[card]!]!.length > 0 && m.card.paralyzed[card] === 0) visit(card);
  };
  eachIn(m, ZONE.arena, read);
  eachIn(m, ZONE.attached, read);
}

function sumOfChanges(m: M, target: number, kind: number): number {
  let sum = 0;
  eachChange(m, target, kind, (value) => {
    sum += value;
  });
  return sum;
}

/** How often a Page has a Trait now; only Regen counts for more than once (mz.trait.regen). */
export function traitCount(m: M, card: number, trait: number): number {
  const def = m.def[card]!;
  let count = trait === TRAIT.Regen ? m.program.regen[def]! : (m.program.traits[def]! >> trait) & 1;
  let taken = false;
  eachChange(m, card, MOD.giveTrait, (value) => {
    if (value === trait) count++;
  });
  eachChange(m, card, MOD.takeTrait, (value) => {
    if (value === trait) taken = true;
  });
  return taken ? 0 : count;
}

export const hasTrait = (m: M, card: number, trait: number): boolean => traitCount(m, card, trait) > 0;

/** Largest LP of a Page: printed or given, gained, by Terra Bonus; with Defender more on opponents' turns (mz.trait.defender). */
export function maxLp(m: M, card: number): number {
  const base = m.card.tokenLp[card]! > 0 ? m.card.tokenLp[card]! : m.program.lp[m.def[card]!]!;
  const lp = base + sumOfChanges(m, card, MOD.maxLp) + terraBonus(m, card, true);
  const doubled =
    m.table.inTurn === 1 && m.card.controller[card] !== m.table.active && hasTrait(m, card, TRAIT.Defender);
  return Math.max(0, doubled ? lp * m.program.p.defenderMultiplier : lp);
}

/** LP that a Page has left (mz.lp.gain, mz.general.zero-lp-destroyed). */
export const lpOf = (m: M, card: number): number => Math.max(0, maxLp(m, card) - m.card.damage[card]!);

/** Largest LP of a Caster: the mode's, and what was gained. */
export const maxCasterLp = (m: M, seat: number): number =>
  Math.max(0, m.program.p.startingLp + sumOfChanges(m, casterTarget(seat), MOD.maxLp));

export const casterLp = (m: M, seat: number): number => Math.max(0, maxCasterLp(m, seat) - m.seat.damage[seat]!);

/** Whether a Page has LP at all. */
export const hasLp = (m: M, card: number): boolean => m.program.lp[m.def[card]!]! > 0 || m.card.tokenLp[card]! > 0;

/** What is added to the Damage of all Attacks of a Page, Terra Bonus not included. */
export const damageChange = (m: M, card: number): number => sumOfChanges(m, card, MOD.attackDamage);

/** Neutral Aura that a Page costs more, or less with a negative number. */
export const costChange = (m: M, card: number): number => sumOfChanges(m, card, MOD.auraCost);

/** Sum of the Aura that a Page costs now. */
export const costNow = (m: M, card: number): number =>
  Math.max(0, auraSum(m.program.cost[m.def[card]!]!) + costChange(m, card));

/** Whether a Page must not do something (`FORBID`). */
export function isForbidden(m: M, card: number, what: number): boolean {
  let found = false;
  eachChange(m, card, MOD.forbid, (value) => {
    if (value === what) found = true;
  });
  return found;
}

export function isImmune(m: M, target: number, status: number): boolean {
  let found = false;
  eachChange(m, target, MOD.immune, (value) => {
    if (value === status) found = true;
  });
  return found;
}

/** Whether the texts of a Page are worth anything where it lies now (mz.status.paralyze-no-text). */
export const hasText = (m: M, card: number): boolean => m.card.paralyzed[card] === 0;
