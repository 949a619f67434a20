/** Parameters of MetaZoo: numbers and moments of the Traits. */
import type { ParameterDeclaration } from '@rulewright/content';
import { TRAITS } from '../language/words.ts';
import { choice, count, flag, list } from './kinds.ts';
import { PAGE_TYPE_WORDS, TARGETERS, WHOSE_TURN } from './words.ts';

const TRAIT_WORDS = Object.fromEntries(TRAITS.map((trait) => [trait, trait]));

export const traits: readonly ParameterDeclaration[] = [
  list({
    name: 'trait.names',
    default: TRAITS,
    values: TRAIT_WORDS,
    rules: ['mz.trait.list'],
    help: 'The Traits of the game.',
    readBy: ['site', 'text'],
  }),
  list({
    name: 'trait.newNames',
    default: ['Equipment', 'Self-Destruct'],
    values: TRAIT_WORDS,
    rules: ['mz.trait.list'],
    help: 'The Traits that came with this edition.',
    readBy: ['text'],
  }),
  list({
    name: 'trait.burrow.barred',
    default: ['spell', 'artifact', 'power', 'attack'],
    values: TARGETERS,
    rules: ['mz.trait.burrow'],
    help: 'What cannot target a burrowing Beastie.',
  }),
  count({
    name: 'trait.convert.aura',
    default: 1,
    min: 1,
    max: 9,
    unit: 'Aura',
    rules: ['mz.trait.convert'],
    help: 'How much Aura a Page with Convert generates.',
  }),
  choice({
    name: 'trait.convert.on',
    default: 'any-turn',
    values: WHOSE_TURN,
    rules: ['mz.trait.convert'],
    help: 'When Convert may be used.',
  }),
  flag({
    name: 'trait.destroyer.needsDamage',
    default: true,
    rules: ['mz.trait.destroyer'],
    help: 'Whether Destroyer works only if Damage was dealt.',
  }),
  count({
    name: 'trait.defender.times',
    default: 2,
    min: 1,
    max: 9,
    unit: 'times',
    rules: ['mz.trait.defender'],
    help: 'The number by which the Trait Defender multiplies maximum LP.',
  }),
  flag({
    name: 'trait.fear.optional',
    default: true,
    rules: ['mz.trait.fear'],
    help: 'Whether the controller may leave Fear unused.',
  }),
  list({
    name: 'trait.firstStrike.pageTypes',
    default: ['beastie', 'spell'],
    values: PAGE_TYPE_WORDS,
    rules: ['mz.trait.first-strike'],
    help: 'The page types that First-Strike is printed on.',
    readBy: ['text'],
  }),
  choice({
    name: 'trait.flash.until',
    default: 'target-controller',
    values: {
      'target-controller': "the target's controller",
      'flash-controller': 'the controller of the Page with Flash',
    },
    rules: ['mz.trait.flash'],
    help: 'The Caster at the end of whose next turn Flash ends.',
  }),
  list({
    name: 'trait.magiproof.barred',
    default: ['spell'],
    values: { spell: 'Spells', potion: 'Potions' },
    rules: ['mz.trait.magiproof'],
    help: 'What cannot target a Page with Magiproof.',
  }),
  choice({
    name: 'trait.infectious.by',
    default: 'anything-it-does',
    values: { 'anything-it-does': 'in any way', 'its-attacks': 'with an Attack' },
    rules: ['mz.trait.infectious'],
    help: 'How a Beastie with Infectious must Destroy another for its Token.',
  }),
  count({
    name: 'trait.regen.recovers',
    default: 10,
    max: 500,
    unit: 'LP',
    rules: ['mz.trait.regen'],
    help: 'What a Beastie recovers for each Regen Trait.',
  }),
  flag({
    name: 'trait.stoneSkin.stopsLoss',
    default: false,
    rules: ['mz.trait.stone-skin'],
    help: 'Whether Stone Skin also prevents losing LP.',
  }),
  count({
    name: 'trait.venomous.indicators',
    default: 1,
    min: 1,
    max: 3,
    unit: 'Indicators',
    rules: ['mz.trait.venomous'],
    help: 'How many Poison Indicators Venomous places.',
  }),
  flag({
    name: 'trait.equipment.optional',
    default: true,
    rules: ['mz.trait.equipment'],
    help: 'Whether a Beastie or Artifact with Equipment may be Contracted as an ordinary Page.',
  }),
  choice({
    name: 'trait.selfDestruct.on',
    default: 'own-turn',
    values: WHOSE_TURN,
    rules: ['mz.trait.self-destruct'],
    help: 'When Self-Destruct may be used.',
  }),
];
