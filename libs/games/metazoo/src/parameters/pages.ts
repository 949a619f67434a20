/** Parameters of MetaZoo: how Pages enter and leave, and how Casters search for and pick them. */
import type { ParameterDeclaration } from '@rulewright/content';
import { choice, count, flag, list } from './kinds.ts';
import { DISCARD_AREAS, PAGE_TYPE_WORDS, WHOSE_TURN } from './words.ts';

const destroyed = (type: string, area: keyof typeof DISCARD_AREAS, rules: readonly string[]): ParameterDeclaration =>
  choice({
    name: `pages.destroyed.${type}`,
    default: area,
    values: DISCARD_AREAS,
    rules: ['mz.page.destroyed-leaves-arena', ...rules],
    help: `Where a Destroyed Page of the type ${type} goes.`,
  });

export const pages: readonly ParameterDeclaration[] = [
  list({
    name: 'pages.enterAwakened',
    default: ['aura', 'terra'],
    values: PAGE_TYPE_WORDS,
    rules: ['mz.general.enter-fatigued', 'mz.faq.enters-fatigued', 'mz.turn.one-aura'],
    help: 'The page types that enter the Arena Awakened; all others enter Fatigued.',
  }),
  count({
    name: 'pages.fatigueDegrees',
    default: 90,
    min: 45,
    max: 180,
    unit: 'degrees',
    rules: ['mz.lang.fatigue-states'],
    help: 'How far a Fatigued Page is turned.',
    readBy: ['text'],
  }),
  count({
    name: 'pages.destroyAtLp',
    default: 0,
    min: 0,
    max: 50,
    unit: 'LP',
    rules: ['mz.general.zero-lp-destroyed'],
    help: 'A Page with this many LP or fewer is Destroyed.',
  }),
  destroyed('beastie', 'limbo', ['mz.general.destroyed-to-limbo']),
  destroyed('artifact', 'limbo', ['mz.general.destroyed-to-limbo']),
  destroyed('spell', 'cemetery', ['mz.page.spell-potion-destroyed']),
  destroyed('potion', 'cemetery', ['mz.page.spell-potion-destroyed']),
  destroyed('terra', 'afterlife', ['mz.page.terra-destroyed']),
  destroyed('aura', 'afterlife', ['mz.page.aura-destroyed']),
  choice({
    name: 'pages.resolved.spell',
    default: 'cemetery',
    values: DISCARD_AREAS,
    rules: ['mz.general.spell-potion-to-cemetery', 'mz.turn.contract-destination', 'mz.page.spell'],
    help: 'Where a Spell goes once it has resolved.',
  }),
  choice({
    name: 'pages.resolved.potion',
    default: 'cemetery',
    values: DISCARD_AREAS,
    rules: ['mz.general.spell-potion-to-cemetery', 'mz.turn.contract-destination', 'mz.page.potion'],
    help: 'Where a Potion goes once it has resolved.',
  }),
  choice({
    name: 'pages.stopped',
    default: 'cemetery',
    values: { cemetery: "its owner's Cemetery", chapter: "its owner's Chapter" },
    rules: ['mz.general.spell-potion-to-cemetery', 'mz.chain.stopped-entry'],
    help: 'Where a Spell or Potion goes if it is stopped from resolving.',
  }),
  flag({
    name: 'pages.searchMayFail',
    default: true,
    rules: ['mz.general.search-may-fail'],
    help: 'Whether a search of the Spellbook may end without taking a Page.',
  }),
  flag({
    name: 'pages.searchShuffles',
    default: true,
    rules: ['mz.general.search-then-shuffle'],
    help: 'Whether the Spellbook is shuffled after a search.',
  }),
  choice({
    name: 'pages.simultaneousOrder',
    default: 'active',
    values: { active: 'the Caster whose turn it is' },
    rules: ['mz.general.simultaneous-active-orders', 'mz.trap.simultaneous-order'],
    help: 'Who orders effects of the same moment.',
  }),
  choice({
    name: 'pages.random.opponentChapter',
    default: 'blind-pick',
    values: { 'blind-pick': 'unseen, each Page being equally likely' },
    rules: ['mz.faq.random-opponent-chapter'],
    help: "How a random Page of an opponent's Chapter is found.",
  }),
  list({
    name: 'pages.random.dice',
    default: ['8', '10', '12', '20'],
    rules: ['mz.faq.random-die-size', 'mz.faq.random-own-chapter'],
    help: 'The dice that find a random Page of your own Chapter, by their number of sides.',
  }),
  choice({
    name: 'pages.random.repeatedNumber',
    default: 'roll-again',
    values: { 'roll-again': 'is rolled again' },
    rules: ['mz.example.witches-tribunal', 'mz.faq.random-die-size'],
    help: 'What happens to a number whose Page has already been taken.',
  }),
  choice({
    name: 'power.timing',
    default: 'own-turn',
    values: WHOSE_TURN,
    rules: ['mz.lang.power'],
    help: 'When a Power may be used if it does not say.',
  }),
  list({
    name: 'power.pageTypes',
    default: ['beastie', 'artifact'],
    values: PAGE_TYPE_WORDS,
    rules: ['mz.lang.power', 'mz.turn.powers-unlimited'],
    help: 'The page types whose Powers can be used.',
  }),
  flag({
    name: 'token.destroyedTextResolves',
    default: true,
    rules: ['mz.token.leaves-game'],
    help: 'Whether DESTROYED text on a Token resolves.',
  }),
  choice({
    name: 'token.leavesTo',
    default: 'removed',
    values: { removed: 'out of the game' },
    rules: ['mz.token.leaves-game'],
    help: 'Where a Token goes when it leaves the Arena.',
  }),
  flag({
    name: 'lp.recoverAboveMaximum',
    default: false,
    rules: ['mz.lp.recover'],
    help: 'Whether recovering LP can lift a Caster or Page above its maximum.',
  }),
];
