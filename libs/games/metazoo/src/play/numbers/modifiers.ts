/** Changes that texts make: for a while by `modify`, or as long as an ARENA text holds. */
import type { Modifier } from '../../language/modifiers.ts';
import type { Change } from '../model/model.ts';
import { STATUS, TRAIT } from '../model/words.ts';
import { compileAmount } from './conditions.ts';
import { FORBID, MOD } from './numbers.ts';

const STATS = { 'max-lp': MOD.maxLp, 'attack-damage': MOD.attackDamage, 'aura-cost': MOD.auraCost } as const;
const FORBIDS = {
  attack: FORBID.attack,
  defend: FORBID.defend,
  'use-power': FORBID.power,
  awaken: FORBID.awaken,
} as const;

export function compileModifier(modifier: Modifier): Change {
  switch (modifier.does) {
    case 'change':
      return { kind: STATS[modifier.stat], value: compileAmount(modifier.by) };
    case 'give-trait':
      return { kind: MOD.giveTrait, value: () => TRAIT[modifier.trait] };
    case 'take-trait':
      return { kind: MOD.takeTrait, value: () => TRAIT[modifier.trait] };
    case 'forbid':
      return { kind: MOD.forbid, value: () => FORBIDS[modifier.what] };
    case 'immune':
      return { kind: MOD.immune, value: () => STATUS[modifier.status] };
  }
}
