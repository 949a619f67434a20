/** Parameters of MetaZoo: increases of Damage, and how Defenders share it. */
import type { ParameterDeclaration } from '@rulewright/content';
import { choice, count, flag, list } from './kinds.ts';

export const damage: readonly ParameterDeclaration[] = [
  count({
    name: 'damage.typeAdvantage',
    default: 20,
    max: 200,
    unit: 'Damage',
    rules: ['mz.type.plus-twenty'],
    help: 'What Type Advantage adds to Damage.',
  }),
  list({
    name: 'damage.typeAdvantageFor',
    default: ['attack', 'spell', 'effect'],
    values: { attack: 'Attacks', spell: 'Spells and Potions', effect: 'all other effects' },
    rules: ['mz.type.all-damage'],
    help: 'Which Damage of a Page gets Type Advantage.',
  }),
  choice({
    name: 'damage.typeAdvantageBy',
    default: 'primary-defender',
    values: { 'primary-defender': 'the primary Defender' },
    rules: ['mz.attack.type-advantage-once'],
    help: 'Whose Aura Type decides over the Type Advantage of an Attack.',
  }),
  count({
    name: 'damage.auraAttackAdvantage',
    default: 20,
    max: 200,
    unit: 'Damage',
    rules: ['mz.auraattack.plus-twenty'],
    help: 'What Aura Attack Advantage adds to Damage.',
  }),
  flag({
    name: 'damage.advantagesStack',
    default: true,
    rules: ['mz.auraattack.stacks'],
    help: 'Whether Aura Attack Advantage and Type Advantage are added together.',
  }),
  count({
    name: 'damage.step',
    default: 5,
    min: 1,
    max: 50,
    unit: 'Damage',
    rules: ['mz.attack.allocate-multiples'],
    help: 'Damage is divided in multiples of this.',
  }),
  count({
    name: 'damage.minPerDefender',
    default: 5,
    max: 50,
    unit: 'Damage',
    rules: ['mz.attack.allocate-minimum'],
    help: 'The least Damage that every Defender must be given.',
  }),
  choice({
    name: 'damage.sharedBy',
    default: 'attack-controller',
    values: { 'attack-controller': 'the controller of the Attack' },
    rules: ['mz.attack.allocate-multiples'],
    help: 'Who divides Damage among several Defenders.',
  }),
  flag({
    name: 'damage.cappedAtCurrentLp',
    default: true,
    rules: ['mz.attack.cap-at-current-lp', 'mz.attack.remainder-capped'],
    help: 'Whether no Page can be given more Damage than it has LP.',
  }),
  choice({
    name: 'damage.remainder',
    default: 'original-target',
    values: { 'original-target': 'the original target', lost: 'nobody' },
    rules: ['mz.attack.remainder-to-target'],
    help: 'Who takes the Damage that the Defenders cannot take.',
  }),
  choice({
    name: 'damage.tooLittle',
    default: 'as-many-as-possible',
    values: { 'as-many-as-possible': 'as many Defenders as possible get their share', none: 'nobody gets any' },
    rules: ['mz.attack.allocate-minimum'],
    help: 'What happens when the Damage is not enough to give every Defender the least amount.',
  }),
];
