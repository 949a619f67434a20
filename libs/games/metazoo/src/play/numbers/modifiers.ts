/** Compiles the changes that texts make: temporary ones of `modify`, and lasting ones of ARENA texts. */
import type { Modifier } from '../../language/modifiers.ts';
import type { Change } from '../model/model.ts';
import { AURA, STATUS, TRAIT, TYPE } from '../model/words.ts';
import { compileAmount, type FactOf } from './conditions.ts';
import { FORBID } from './numbers.ts';
import { MOD } from './tally.ts';

const STATS = { 'max-lp': MOD.maxLp, 'attack-damage': MOD.attackDamage, 'aura-cost': MOD.auraCost } as const;
const FORBIDS = {
  attack: FORBID.attack,
  defend: FORBID.defend,
  'use-power': FORBID.power,
  awaken: FORBID.awaken,
} as const;

/** Compiles a change. `factOf` returns the number of a symbol that counts as active. */
export function compileModifier(modifier: Modifier, factOf: FactOf): Change {
  switch (modifier.does) {
    case 'change':
      return { kind: STATS[modifier.stat], value: compileAmount(modifier.by) };
    case 'give-trait':
      return { kind: MOD.giveTrait, value: () => TRAIT[modifier.trait] };
    case 'take-trait':
      return { kind: MOD.takeTrait, value: () => TRAIT[modifier.trait] };
    case 'forbid':
      return { kind: MOD.forbid, value: () => FORBIDS[modifier.what] };
    case 'nullify-trait':
      return { kind: MOD.nullifyTrait, value: () => TRAIT[modifier.trait] };
    case 'change-cost':
      return { kind: MOD.auraCostOf + AURA[modifier.aura], value: compileAmount(modifier.by) };
    case 'scale-damage':
      return { kind: MOD.scaleDamage, value: () => modifier.percent };
    case 'forbid-contract':
      return { kind: MOD.forbidContract, value: () => TYPE[modifier.type] };
    case 'count-symbol': {
      const fact = factOf(true, modifier.symbol);
      return { kind: MOD.symbol, value: () => fact };
    }
    case 'immune':
      return { kind: MOD.immune, value: () => STATUS[modifier.status] };
  }
}
