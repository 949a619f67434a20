/** Compiles abilities and mode rules for a ruleset and card pool. */
import { ProgramError } from '@rulewright/engine';
import { type Ability, type ModeRuleData } from '../../abilities/schema.ts';
import { STAT, ZONE } from '../model/state.ts';
import { compileAmount, compileConditions, compileSelector } from '../numbers/select.ts';
import type { CompiledAbility, CompiledStatic, Plan, PlayCard } from '../model/model.ts';
import { TIMING, TRIGGERS } from '../model/timing.ts';
import type { Target } from '../../language/schema.ts';
import { compileEffect } from '../../verbs/compile.ts';
import type { Effect } from '../../verbs/schema.ts';

/** The most abilities on one card. Three bits per ability count its uses. */
const MOST_ABILITIES = 5;

const PLACE_BITS = {
  'play-area': ZONE.column,
  hand: ZONE.hand,
  reserve: ZONE.reserve,
  'discard-pile': ZONE.discard,
} as const;

/** The choices that an effect needs when the ability is announced. */
function plansOf(effect: Effect, cards: readonly PlayCard[]): Plan[] {
  const target = (effect as { target?: Target }).target;
  if (target && typeof target === 'object' && 'choose' in target) {
    const select = compileSelector(target.from, cards);
    return Array.from({ length: target.choose }, () => ({ kind: 'card' as const, select, optional: target.upTo }));
  }
  const whose = (effect as { whose?: string }).whose;
  return whose === 'opponent' ? [{ kind: 'seat', select: null, optional: false }] : [];
}

/**
 * The timings of an activated ability, as bits. An any-time ability also works in the windows of a draw or of damage if
 * its effects concern these (mb.event.any-time).
 */
function timingOf(ability: Extract<Ability, { kind: 'activated' }>): number {
  let bits = TIMING[ability.timing];
  if (ability.timing !== 'any-time') return bits;
  for (const effect of ability.effects) {
    if (effect.do === 'stop' && effect.action === 'draw') bits |= TIMING.drawing;
    if (effect.do === 'prevent') bits |= TIMING.damage;
  }
  return bits;
}

/** The places from which an activated ability works, as bits (mb.ability.play-area-only). */
const placesOf = (from: readonly (keyof typeof PLACE_BITS)[]): number =>
  from.reduce((bits, place) => bits | (1 << PLACE_BITS[place]), 0);

const ANYWHERE = placesOf(['play-area', 'hand', 'reserve', 'discard-pile']);

/** Compiles one ability or mode rule. With `anywhere`, abilities work in every place where their owner can see the card. */
export function compileAbility(
  index: number,
  { name, title }: Pick<CompiledAbility, 'name' | 'title'>,
  bit: number,
  ability: Exclude<Ability, { kind: 'static' }> | (ModeRuleData & { kind: 'triggered' }),
  cards: readonly PlayCard[],
  anywhere: boolean,
): CompiledAbility {
  if (bit >= MOST_ABILITIES)
    throw new ProgramError('unsupported-value', `${name}: a card can have ${MOST_ABILITIES} abilities.`);
  const plans: Plan[] = [];
  const effects = ability.effects.map((effect) => {
    const own = plansOf(effect, cards);
    const compiled = compileEffect(effect, { cards, slot: plans.length, slots: own.length });
    plans.push(...own);
    return compiled;
  });
  if (plans.length > 2)
    throw new ProgramError('unsupported-value', `${name}: an ability can ask for two choices at most.`);
  const activated = ability.kind === 'activated';
  return {
    index,
    name,
    title,
    kind: ability.kind,
    bit,
    timing: activated ? timingOf(ability) : 0,
    trigger: activated ? -1 : TRIGGERS.indexOf(ability.on),
    places: !activated ? 0 : anywhere ? ANYWHERE : placesOf(ability.from),
    fightingColumnOnly: activated && ability.fightingColumnOnly,
    cost: activated ? ability.cost : 0,
    conditions: compileConditions(ability.conditions, cards),
    plans,
    effects,
  };
}

const selected: number[] = [];

export function compileStatic(
  ability: Extract<Ability, { kind: 'static' }>,
  cards: readonly PlayCard[],
): CompiledStatic {
  const conditions = compileConditions(ability.conditions, cards);
  const select = ability.target === 'this' ? null : compileSelector(ability.target.all, cards);
  return {
    stat: STAT[ability.stat],
    by: compileAmount(ability.by, cards),
    applies(m, seat, source, card) {
      if (select === null ? card !== source : !(select(m, seat, source, selected) > 0 && selected.includes(card)))
        return false;
      return conditions(m, seat, source);
    },
  };
}
