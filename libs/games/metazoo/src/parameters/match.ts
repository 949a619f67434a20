/** Parameters of MetaZoo: the end of a game, and the facts about the world outside. */
import type { ParameterDeclaration } from '@rulewright/content';
import { choice, count, flag } from './kinds.ts';

export const match: readonly ParameterDeclaration[] = [
  count({
    name: 'end.loseAtLp',
    default: 0,
    min: 0,
    max: 500,
    unit: 'LP',
    rules: ['mz.win.zero-lp-loses', 'mz.win.reduce-all'],
    help: 'A Caster with this many LP or fewer loses the game.',
  }),
  choice({
    name: 'end.lastCastersTogether',
    default: 'draw',
    values: { draw: 'a draw', 'active-wins': 'won by the Caster whose turn it is' },
    rules: ['mz.win.reduce-all'],
    help: 'The result when the last Casters lose at the same moment.',
  }),
  flag({
    name: 'end.pageConditions',
    default: true,
    rules: ['mz.win.page-conditions'],
    help: 'Whether Pages may add ways to win or lose.',
  }),
  flag({
    name: 'end.emptySpellbookLoses',
    default: false,
    rules: ['mz.runout.no-loss', 'mz.general.empty-spellbook-continue'],
    help: 'Whether a Caster whose Spellbook is empty loses.',
  }),
  choice({
    name: 'end.allSpellbooksEmpty',
    default: 'draw',
    values: { draw: 'the game is a draw', continue: 'the game goes on' },
    rules: ['mz.runout.all-empty-draw'],
    help: 'What happens when no Caster has a Page left in the Spellbook.',
  }),
  choice({
    name: 'end.allEmptyMoment',
    default: 'after-chain-or-step',
    values: { 'after-chain-or-step': 'as soon as the running chain or step is finished' },
    rules: ['mz.runout.all-empty-draw'],
    help: 'When empty Spellbooks are checked.',
  }),
  flag({
    name: 'surroundings.perCaster',
    default: false,
    rules: ['mz.terrabonus.environment-input'],
    help: 'Whether each Caster has surroundings of their own instead of one set for the table.',
  }),
  count({
    name: 'surroundings.nearbyMiles',
    default: 5,
    min: 0,
    max: 100,
    unit: 'miles',
    rules: ['mz.terrabonus.nearby', 'mz.wall.nearby-same'],
    help: 'How far away something nearby may be.',
  }),
  flag({
    name: 'surroundings.inSightIsNearby',
    default: true,
    rules: ['mz.terrabonus.nearby'],
    help: 'Whether something in sight is nearby at any distance.',
  }),
  flag({
    name: 'surroundings.pagesCount',
    default: true,
    rules: ['mz.wall.loose-definitions'],
    help: 'Whether a Page that depicts an object can stand for it.',
  }),
];
