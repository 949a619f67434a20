/**
 * Whether the abilities of a card mention a reserve or more than one column, computed from their data.
 * mb.fast.remove-by-text uses it.
 */
import type { Ability } from '../abilities/schema.ts';
import type { CardData } from './schema.ts';
import type { Amount, Selector, Target } from '../language/schema.ts';
import type { Effect } from '../verbs/schema.ts';

export type Mention = 'reserve' | 'multiple-columns';

function ofSelector(selector: Selector, found: Set<Mention>): void {
  if (selector.zone === 'reserve') found.add('reserve');
  if (selector.column === 'other' || selector.column === 'all') found.add('multiple-columns');
}

function ofTarget(target: Target, found: Set<Mention>): void {
  if (typeof target === 'string') return;
  ofSelector('all' in target ? target.all : target.from, found);
}

function ofAmount(amount: Amount | 'all', found: Set<Mention>): void {
  if (typeof amount === 'object') ofSelector(amount.per, found);
}

function ofEffect(effect: Effect, found: Set<Mention>): void {
  if ('target' in effect) ofTarget(effect.target, found);
  if ('amount' in effect) ofAmount(effect.amount, found);
  if ('by' in effect) ofAmount(effect.by, found);
  if (effect.do === 'draw' || effect.do === 'discard' || effect.do === 'lose') ofAmount(effect.count, found);
  if (effect.do === 'move' && effect.to === 'reserve') found.add('reserve');
  if (effect.do === 'shift') found.add('multiple-columns');
  if (effect.do === 'close-payment' && effect.zones.includes('reserve')) found.add('reserve');
}

function ofAbility(ability: Ability, found: Set<Mention>): void {
  for (const condition of ability.conditions) if ('count' in condition) ofSelector(condition.count, found);
  if (ability.kind === 'static') {
    ofAmount(ability.by, found);
    if (typeof ability.target === 'object') ofSelector(ability.target.all, found);
    return;
  }
  if (ability.kind === 'activated' && ability.from.includes('reserve')) found.add('reserve');
  for (const effect of ability.effects) ofEffect(effect, found);
}

/** The mentions in the abilities of a card, sorted. */
export function mentionsOf(data: CardData): Mention[] {
  const found = new Set<Mention>();
  for (const ability of data.abilities) ofAbility(ability, found);
  return [...found].sort();
}
