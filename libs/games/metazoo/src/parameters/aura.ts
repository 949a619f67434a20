/** Parameters of MetaZoo: Aura, Aura Types, and the table of strengths between them. */
import type { ParameterDeclaration } from '@rulewright/content';
import { AURA_TYPES } from '../language/words.ts';
import { choice, count, flag, list } from './kinds.ts';
import { WHOSE_TURN } from './words.ts';

/** Aura Types as parameter values. Sentences print them unchanged. */
const TYPES = Object.fromEntries(AURA_TYPES.map((type) => [type, type]));

/** The table of strengths, with one row per type. */
const STRONG_AGAINST: Readonly<Record<(typeof AURA_TYPES)[number], readonly string[]>> = {
  Cosmic: ['Spirit'],
  Dark: ['Light', 'Spirit'],
  Earth: ['Lightning'],
  Flame: ['Forest', 'Frost'],
  Forest: ['Water'],
  Frost: ['Water'],
  Light: ['Dark'],
  Lightning: ['Water'],
  Neutral: [],
  Spirit: ['Dark'],
  Water: ['Earth', 'Flame'],
};

const strengths = AURA_TYPES.map((type) =>
  list({
    name: `type.${type.toLowerCase()}.strongAgainst`,
    default: STRONG_AGAINST[type],
    values: TYPES,
    rules: [
      'mz.type.table',
      type === 'Neutral' ? 'mz.aura.neutral-no-advantage' : `mz.type.${type.toLowerCase()}`,
      'mz.aura.cosmic-no-weakness',
    ],
    help: `The Aura Types that ${type} is strong against.`,
  }),
);

export const aura: readonly ParameterDeclaration[] = [
  list({
    name: 'aura.types',
    default: AURA_TYPES,
    values: TYPES,
    rules: ['mz.aura.eleven-types'],
    help: 'The Aura Types of the game.',
    readBy: ['site', 'text'],
  }),
  ...strengths,
  choice({
    name: 'aura.neutralPaidBy',
    default: 'any',
    values: { any: 'Aura of any type', 'same-type': 'Neutral Aura only' },
    rules: ['mz.aura.neutral-paid-by-any'],
    help: 'What pays a Neutral cost.',
  }),
  choice({
    name: 'aura.typedPaidBy',
    default: 'same-type',
    values: { any: 'Aura of any type', 'same-type': 'Aura of that same type' },
    rules: ['mz.aura.typed-cost'],
    help: 'What pays a cost in a type other than Neutral.',
  }),
  count({
    name: 'aura.basicGenerates',
    default: 1,
    min: 1,
    max: 9,
    unit: 'Aura',
    rules: ['mz.page.aura'],
    help: 'How much Aura a Basic Aura Page generates.',
  }),
  choice({
    name: 'aura.generateOn',
    default: 'any-turn',
    values: WHOSE_TURN,
    rules: ['mz.general.aura-any-turn'],
    help: 'When Aura Pages may be Fatigued for Aura.',
  }),
  flag({
    name: 'aura.generatingIsAction',
    default: false,
    rules: ['mz.general.aura-any-turn', 'mz.action.what-counts'],
    help: 'Whether generating Aura is an Action, which passes Priority.',
  }),
  choice({
    name: 'aura.emptiesAt',
    default: 'end-of-turn',
    values: { 'end-of-turn': 'as the turn ends in which it was made', never: 'never' },
    rules: ['mz.general.unspent-aura-lost'],
    help: 'When unspent Aura is lost.',
  }),
  count({
    name: 'aura.attackCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.general.attack-defend-power-free'],
    help: 'The Neutral Aura that attacking costs.',
  }),
  count({
    name: 'aura.defendCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.general.attack-defend-power-free'],
    help: 'The Neutral Aura that declaring a Defender costs.',
  }),
  count({
    name: 'aura.powerCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.general.attack-defend-power-free'],
    help: 'The Neutral Aura that using a Power costs, in addition to what its text asks for.',
  }),
  count({
    name: 'aura.potionCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.page.potion'],
    help: 'The Neutral Aura that Contracting a Potion costs.',
  }),
  count({
    name: 'aura.terraCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.general.terra-free-on-own-turn'],
    help: 'The Neutral Aura that Contracting a Terra costs.',
  }),
  count({
    name: 'aura.pageCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.turn.aura-mostly-free'],
    help: 'The Neutral Aura that an Aura Page without a printed cost costs.',
  }),
];
