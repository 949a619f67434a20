/** Parameters of MetaZoo: Terra Slots, Terra and Terra Bonuses. */
import type { ParameterDeclaration } from '@rulewright/content';
import { choice, count, flag, list } from './kinds.ts';
import { DISCARD_AREAS } from './words.ts';

export const terra: readonly ParameterDeclaration[] = [
  count({
    name: 'terra.slots',
    default: 6,
    min: 1,
    max: 12,
    unit: 'Terra Slots',
    rules: ['mz.zone.terra-slots-six', 'mz.terra.fill-order', 'mz.terra.rotation'],
    help: 'How many Terra Slots the Casters share.',
  }),
  flag({
    name: 'terra.emptySlotFirst',
    default: true,
    rules: ['mz.terra.rotation'],
    help: 'Whether a slot that has become empty is filled before any Terra is replaced.',
  }),
  choice({
    name: 'terra.replacedTo',
    default: 'afterlife',
    values: DISCARD_AREAS,
    rules: ['mz.terra.replaced-to-afterlife'],
    help: 'The area of its owner to which a rotated Terra goes.',
  }),
  count({
    name: 'terra.maxPerGame',
    default: null,
    empty: 'no maximum',
    min: 1,
    max: 60,
    unit: 'Terra',
    rules: ['mz.terra.no-maximum'],
    help: 'How many Terra a Caster may Contract over a game.',
  }),
  flag({
    name: 'terra.copiesStack',
    default: false,
    rules: ['mz.terra.copies-do-not-stack'],
    help: 'Whether several copies of one Terra add up.',
  }),
  choice({
    name: 'terra.activeFor',
    default: 'every-caster',
    values: { 'every-caster': 'every Caster in the game', controller: 'the Caster who Contracted it' },
    rules: ['mz.terra.for-all-casters', 'mz.general.any-terra-activates'],
    help: 'For whom a Terra activates its symbol.',
  }),
  list({
    name: 'terra.newNames',
    default: ['Dawn', 'Dusk', 'Fog', 'Full Moon', 'Swamp'],
    rules: ['mz.terra.new-in-nightfall'],
    help: 'The Terra that came with this edition.',
    readBy: ['text'],
  }),
  list({
    name: 'terra.otherNames',
    default: ['Forest', 'River', 'Nighttime'],
    rules: ['mz.terra.known-names'],
    help: 'Other Terra that the rulebook names.',
    readBy: ['text'],
  }),
  list({
    name: 'terra.bonusRaises',
    default: ['damage', 'lp'],
    values: { damage: 'Damage', lp: 'LP' },
    rules: ['mz.terrabonus.what', 'mz.terrabonus.lp'],
    help: 'What Terra Bonuses raise.',
  }),
  choice({
    name: 'terra.bonusDamageOn',
    default: 'attacks',
    values: { attacks: 'Attacks', 'all-damage': 'Damage of any kind' },
    rules: ['mz.terrabonus.all-attacks'],
    help: 'Which Damage of a Page a Terra Bonus raises.',
  }),
];
