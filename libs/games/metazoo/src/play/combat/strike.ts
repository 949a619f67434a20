/** Resolves a chosen Attack: its effects, the changes to its Damage, and the Damage itself (mz.attack.order). */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import type { Status } from '../../language/words.ts';
import { R } from '../../rules.ts';
import { cure, inflict } from '../arena/inflict.ts';
import { dealDamage, destroyAtOnce, destroyFallen, recover } from '../arena/lp.ts';
import { destroyTogether } from '../arena/pages.ts';
import { fireOthers, fireOwn } from '../arena/triggers.ts';
import { TAILS } from '../model/events.ts';
import type { CompiledAttack, M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { casterTarget, inArena, isWithin } from '../model/places.ts';
import { NO_TEXT } from '../model/state.ts';
import { STATUS, TRAIT, TYPE } from '../model/words.ts';
import { attackOf, countDamage, opposite } from '../numbers/counting.ts';
import { hasText, hasTrait } from '../numbers/numbers.ts';
import { ATTACKER, defendersOf, isFighting } from '../numbers/sides.ts';
import { flip } from '../arena/coin.ts';
import { CHOOSE, picksOf } from '../targets/choose.ts';
import { endUse } from '../targets/targets.ts';
import { RESOLVE_TEXT, SETTLE, unsettled } from '../texts/resolve.ts';
import { ALLOCATE } from './allocate.ts';

/** The targets of the Status Effects of an Attack (mz.status.primary-only, mz.status.attack-icon). */
function sufferers(m: M, side: number): number[] {
  const { attacker, primary, atCaster, targetSeat } = m.table;
  if (side !== ATTACKER) return [attacker];
  if (m.program.p.statusOnEveryDefender && m.card.defending[primary] === 1) return defendersOf(m);
  if (primary !== NO_CARD) return [primary];
  return atCaster === 1 && m.program.p.statusOnCasters ? [casterTarget(targetSeat)] : [];
}

/** Inflicts the Status Effects of the icons next to the Attack (mz.attack.effects-first). */
function inflictIcons(m: M, card: number, attack: CompiledAttack, side: number): void {
  for (const { status, counters } of attack.inflicts) {
    for (const target of sufferers(m, side)) {
      m.cite(R['mz.attack.effects-first']);
      m.cite(R['mz.status.attack-icon']);
      m.cite(R['mz.status.primary-only']);
      inflict(m, target, STATUS[status as Status], counters, m.card.controller[card]!);
    }
  }
}

/**
 * The text of an Attack that happens now, or NO_TEXT. A paralyzed Page has no text, and the conditions of the text must
 * be true.
 */
function textOf(m: M, card: number, attack: number, other: number): number {
  const { text } = attackOf(m, card, attack);
  if (text === NO_TEXT) return NO_TEXT;
  if (!hasText(m, card)) {
    m.cite(R['mz.status.paralyze-no-text']);
    return NO_TEXT;
  }
  return m.program.texts[text]!.conditions(m, m.card.controller[card]!, card, other) ? text : NO_TEXT;
}

/**
 * Flips a coin for a confused Page. On tails, it deals its Damage to itself and Confusion ends
 * (mz.status.confusion-flip). @returns whether it struck itself
 */
function strikesItself(m: M, card: number, total: number, side: number): boolean {
  if (total === 0 || m.card.confused[card] === 0) return false;
  if (side !== ATTACKER) m.cite(R['mz.status.confusion-defender-too']);
  if (flip(m, m.card.controller[card]!, R['mz.status.confusion-flip']) !== TAILS) return false;
  cure(m, card, STATUS.Confusion, R['mz.status.confusion-flip']);
  dealDamage(m, card, total, card, true);
  return true;
}

/**
 * Deals the Damage of an Attack to its targets: first to the Defenders together, then the rest to the original target.
 * Pages without LP are Destroyed at once, before the rest goes on (mz.attack.zero-destroyed).
 */
function deal(m: M, card: number, side: number): void {
  const { table } = m;
  let sum = 0;
  const hurt: number[] = [];
  let fallen: number[] = [];
  const hit = (target: number, amount: number, fighting: boolean): void => {
    if (amount <= 0) return;
    const dealt = dealDamage(m, target, amount, card, fighting, fallen);
    sum += dealt;
    if (dealt > 0 || !m.program.p.destroyerNeedsDamage) hurt.push(target);
  };
  const fall = (): void => {
    if (fallen.length > 0) m.cite(R['mz.attack.zero-destroyed']);
    destroyFallen(m, fallen, card);
    fallen = [];
    destroyAtOnce(m);
  };
  m.cite(R['mz.attack.deal']);
  if (side !== ATTACKER) {
    m.cite(R['mz.attack.defender-side']);
    hit(table.attacker, table.left, true);
  } else {
    const defenders = defendersOf(m);
    const behind = defenders.length > 0;
    const spared = table.atCaster === 0 && behind && m.card.defending[table.target] === 1;
    for (const defender of defenders) hit(defender, m.card.allocated[defender]!, true);
    m.card.allocated.fill(0);
    fall();
    const rest = table.left;
    if (table.atCaster === 1) hit(casterTarget(table.targetSeat), rest, true);
    else if (!spared) hit(table.target, rest, isFighting(m, table.target));
    if (behind && rest > 0) m.cite(R['mz.attack.remainder-to-target']);
  }
  fall();
  afterwards(m, card, sum, hurt);
}

/** After the Damage: the Traits Blood Sucker and Destroyer of the Page that struck, then texts about dealt Damage. */
function afterwards(m: M, card: number, sum: number, hurt: readonly number[]): void {
  if (sum > 0 && inArena(m, card) && hasTrait(m, card, TRAIT['Blood Sucker']))
    recover(m, card, sum, R['mz.trait.blood-sucker']);
  if (hasTrait(m, card, TRAIT.Destroyer)) {
    const isDestroyed = (target: number): boolean => {
      const type = target >= 0 && isWithin(m, target) ? m.program.type[m.def[target]!] : -1;
      return type === TYPE.beastie || type === TYPE.artifact;
    };
    destroyTogether(m, hurt.filter(isDestroyed), R['mz.trait.destroyer'], card);
  }
  if (sum === 0) return;
  const first = hurt.find((target) => target >= 0) ?? NO_CARD;
  fireOwn(m, MOMENT.dealtDamage, card, first);
  fireOthers(m, MOMENT.dealtDamage, card);
}

/** `attack` is NO_CARD for a side without an Attack. `side`: ATTACKER or DEFENDER. */
export const STRIKE = step('strike', ['card', 'attack', 'side', 'id'], {
  targets(m: M, f): Control {
    if (f.attack === NO_CARD || m.over || !inArena(m, f.card)) return DONE;
    const text = textOf(m, f.card, f.attack, opposite(m, f.side));
    if (text === NO_TEXT) return f.goto.statusEffects;
    f.id = ++m.table.serial;
    const seat = m.card.controller[f.card]!;
    if (picksOf(m, f.card, text).length === 0) return NEXT;
    return m.call(CHOOSE, f.id, f.card, seat, text, opposite(m, f.side), seat, 0);
  },
  effects(m: M, f): Control {
    const { text } = attackOf(m, f.card, f.attack);
    m.cite(R['mz.attack.effects-first']);
    return m.call(RESOLVE_TEXT, f.id, f.card, m.card.controller[f.card], text, opposite(m, f.side), 0);
  },
  effectsOver(m: M, f) {
    endUse(m, f.id);
    return NEXT;
  },
  statusEffects(m: M, f) {
    if (inArena(m, f.card) && m.card.paralyzed[f.card] === 0)
      inflictIcons(m, f.card, attackOf(m, f.card, f.attack), f.side);
    return NEXT;
  },
  settle(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : NEXT;
  },
  count(m: M, f): Control {
    if (m.over || !inArena(m, f.card)) return DONE;
    const total = countDamage(m, f.card, attackOf(m, f.card, f.attack), f.side);
    if (strikesItself(m, f.card, total, f.side)) return f.goto.afterwards;
    m.table.left = total;
    return f.side === ATTACKER ? m.call(ALLOCATE, m.card.controller[f.card]) : NEXT;
  },
  deal(m: M, f) {
    deal(m, f.card, f.side);
    return NEXT;
  },
  afterwards(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : DONE;
  },
});
