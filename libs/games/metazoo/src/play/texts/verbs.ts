/** The verbs of Page texts that need no question: each does its part to one target. */
import type { SimpleEffect } from '../../cards/effects.ts';
import type { Until } from '../../language/modifiers.ts';
import { R } from '../../rules.ts';
import { generateAura } from '../arena/aura.ts';
import { UNTIL, addChange, changeControl } from '../arena/changes.ts';
import { leaveGame, winGame } from '../arena/end.ts';
import { enterArena } from '../arena/enter.ts';
import { cure, inflict } from '../arena/inflict.ts';
import { dealDamage, loseLp, recover } from '../arena/lp.ts';
import { awaken, destroy, fatigue } from '../arena/pages.ts';
import type { M, Use } from '../model/model.ts';
import { inArena, isCaster, placeOf, seatOfTarget } from '../model/places.ts';
import { CHAIN, ZONE } from '../model/state.ts';
import { STATUS, TYPE, auraVector } from '../model/words.ts';
import { typeAdvantage } from '../numbers/advantage.ts';
import { compileAmount } from '../numbers/conditions.ts';
import { terraBonus } from '../numbers/facts.ts';
import { compileModifier } from '../numbers/modifiers.ts';
import { MOD } from '../numbers/numbers.ts';
import { discardPlace, putAway } from '../piles/put-away.ts';
import { bookmark, shuffleSpellbook } from '../piles/spellbook.ts';
import { entryRow } from '../targets/targets.ts';

/** Does something to one target. */
export type Verb = (m: M, use: Use, target: number) => void;

/** All LP, for "recover all". */
const ALL = 32_000;

const untilOf = (until: Until): number =>
  ({
    'end-of-combat': UNTIL.combat,
    'end-of-turn': UNTIL.turn,
    'your-next-turn': UNTIL.yourNext,
    'its-next-turn': UNTIL.itsNext,
    here: UNTIL.here,
  })[until];

/**
 * Places to which `move` can put a Page; the Arena and shuffling are cases of their own. A text may send a Page elsewhere than
 * where its type goes (mz.page.destroyed-afterlife-exceptions).
 */
const MOVES = {
  chapter: { place: ZONE.chapter, under: false },
  'spellbook-top': { place: ZONE.spellbook, under: false },
  'spellbook-bottom': { place: ZONE.spellbook, under: true },
  'spellbook-shuffled': { place: ZONE.spellbook, under: false },
  limbo: { place: ZONE.limbo, under: false },
  cemetery: { place: ZONE.cemetery, under: false },
  afterlife: { place: ZONE.afterlife, under: false },
} as const;

type Move = Extract<SimpleEffect, { do: 'move' }>;

function compileMove({ to }: Move): Verb {
  if (to === 'arena')
    return (m, use, target) => {
      m.cite(R['mz.faq.placed-is-entering']);
      enterArena(m, target, use.seat, R['mz.faq.enters-from-anywhere'], false);
    };
  if (to === 'discard')
    return (m, _use, target) => putAway(m, target, discardPlace(m, target), R['mz.owner.areas-by-owner']);
  const { place, under } = MOVES[to];
  return (m, _use, target) => {
    putAway(m, target, place, R['mz.owner.areas-by-owner'], under);
    if (to === 'spellbook-shuffled') shuffleSpellbook(m, m.owner[target]!, R['mz.owner.areas-by-owner']);
  };
}

/** Verbs for Pages only pass a Caster over, and a Page that has left. */
const onPage =
  (verb: Verb): Verb =>
  (m, use, target) => {
    if (!isCaster(target) && (inArena(m, target) || placeOf(m, target) === ZONE.terra)) verb(m, use, target);
  };

/** Compiles a verb that does one thing to each of its targets; null for verbs that are operations of their own. */
export function compileVerb(effect: SimpleEffect): Verb | null {
  switch (effect.do) {
    case 'damage': {
      const amount = compileAmount(effect.amount);
      return (m, use, target) => {
        const { p, type } = m.program;
        const source = type[m.def[use.card]!]!;
        const spell = source === TYPE.spell || source === TYPE.potion;
        const advantage = spell ? p.spellsHaveAdvantage : p.effectsHaveAdvantage;
        const terra = p.bonusOnAllDamage ? terraBonus(m, use.card, false) : 0;
        const printed = amount(m, use.seat, use.card);
        const dealt = printed + (advantage && printed > 0 ? typeAdvantage(m, use.card, target) : 0) + terra;
        if (advantage) m.cite(R['mz.type.all-damage']);
        dealDamage(m, target, dealt, use.card, false);
      };
    }
    case 'lose-lp': {
      const amount = compileAmount(effect.amount);
      return (m, use, target) => loseLp(m, target, amount(m, use.seat, use.card), R['mz.lp.loss-is-not-damage']);
    }
    case 'recover': {
      const amount = effect.amount === 'all' ? () => ALL : compileAmount(effect.amount);
      return (m, use, target) => recover(m, target, amount(m, use.seat, use.card), R['mz.lp.recover']);
    }
    case 'modify': {
      const modifiers = effect.modifiers.map(compileModifier);
      const until = untilOf(effect.until);
      return (m, use, target) => {
        for (const { kind, value } of modifiers)
          addChange(m, target, kind, value(m, use.seat, use.card), until, use.seat, use.card);
      };
    }
    case 'inflict':
      return (m, use, target) => inflict(m, target, STATUS[effect.status], effect.counters, use.seat);
    case 'cure':
      return (m, _use, target) =>
        cure(m, target, effect.status === 'any' ? null : STATUS[effect.status], R['mz.status.removal-ends']);
    case 'fatigue':
      return onPage((m, _use, target) => void fatigue(m, target, R['mz.lang.fatigue-states']));
    case 'awaken':
      return onPage((m, _use, target) => void awaken(m, target, R['mz.lang.fatigue-states']));
    case 'bookmark': {
      const count = compileAmount(effect.count);
      return (m, use, target) => {
        if (isCaster(target)) bookmark(m, seatOfTarget(target), count(m, use.seat, use.card), R['mz.lang.bookmark']);
      };
    }
    case 'move':
      return compileMove(effect);
    case 'destroy':
      return (m, use, target) => destroy(m, target, R['mz.page.destroyed-leaves-arena'], use.card);
    case 'stop':
      return (m, _use, target) => {
        const row = entryRow(m, target);
        if (row >= 0) m.records.chain.set(row, CHAIN.stopped, 1);
      };
    case 'prevent': {
      const amount = effect.amount === 'all' ? () => ALL : compileAmount(effect.amount);
      return (m, use, target) =>
        addChange(m, target, MOD.prevent, amount(m, use.seat, use.card), UNTIL.turn, use.seat, use.card);
    }
    case 'take-control': {
      const until = untilOf(effect.until);
      return onPage((m, use, target) => changeControl(m, target, use.seat, until, use.card));
    }
    case 'lose-game':
      return (m, _use, target) => {
        if (isCaster(target) && m.program.p.pageConditions)
          leaveGame(m, seatOfTarget(target), R['mz.win.page-conditions']);
      };
    case 'win-game':
      return (m, use) => {
        if (m.program.p.pageConditions) winGame(m, use.seat);
      };
    case 'generate': {
      const aura = auraVector(effect.aura);
      return (m, use) => generateAura(m, use.seat, aura, R['mz.lang.aura']);
    }
    default:
      return null;
  }
}
