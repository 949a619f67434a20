/** Parameters of MetaZoo: Status Effects with their targets, effects and durations. */
import type { ParameterDeclaration } from '@rulewright/content';
import { STATUS_EFFECTS } from '../language/words.ts';
import { choice, count, flag, list } from './kinds.ts';
import { SUFFERERS, SUFFERING_PAGES } from './words.ts';

const EVERY_OR_OWN = (moment: 'start' | 'end') => ({
  'every-turn': `at the ${moment} of every turn`,
  'own-turn': `at the ${moment} of each turn of its controller`,
});

/** Burn and Poison can be inflicted on Casters. All other Status Effects can be inflicted on Pages only. */
const affects = (status: string, who: readonly string[]): ParameterDeclaration =>
  list({
    name: `status.${status}.affects`,
    default: who,
    values: ['burn', 'poison'].includes(status) ? SUFFERERS : SUFFERING_PAGES,
    rules: ['mz.status.who', `mz.status.${status}-inflict`],
    help: `What ${status[0]!.toUpperCase()}${status.slice(1)} can be inflicted on.`,
  });

const coin = (status: string, needed: boolean): ParameterDeclaration =>
  flag({
    name: `status.${status}.needsHeads`,
    default: needed,
    rules: [`mz.status.${status}-inflict`],
    help: `Whether ${status[0]!.toUpperCase()}${status.slice(1)} is inflicted only if a coin shows heads.`,
  });

const sameCombat = (status: 'frozen' | 'sleep'): ParameterDeclaration =>
  flag({
    name: `status.${status}.sparesItsCombat`,
    default: true,
    rules: [`mz.status.${status}-damage`],
    help: 'Whether Damage in the combat in which it was inflicted leaves it in place.',
  });

const general: readonly ParameterDeclaration[] = [
  list({
    name: 'status.names',
    default: STATUS_EFFECTS,
    values: Object.fromEntries(STATUS_EFFECTS.map((name) => [name, name])),
    rules: ['mz.status.list'],
    help: 'The Status Effects of the game.',
    readBy: ['site', 'text'],
  }),
  count({
    name: 'status.maxOfEach',
    default: 1,
    min: 1,
    max: 1,
    unit: 'Indicators',
    rules: ['mz.status.one-each'],
    help: 'How many Indicators of one Status Effect a target can have; Poison has its own number.',
  }),
  choice({
    name: 'status.ofAttackAffects',
    default: 'primary-defender',
    values: { 'primary-defender': 'only the primary Defender', 'every-defender': 'every Defender' },
    rules: ['mz.status.primary-only'],
    help: 'On whom the Status Effect of an Attack is inflicted when there are several Defenders.',
  }),
  flag({
    name: 'status.ofAttackAffectsCasters',
    default: true,
    rules: ['mz.status.attack-icon'],
    help: 'Whether an undefended Caster suffers the Status Effect of an Attack.',
  }),
];

const frozen: readonly ParameterDeclaration[] = [
  affects('frozen', ['beastie', 'artifact']),
  flag({
    name: 'status.frozen.fatigues',
    default: true,
    rules: ['mz.status.frozen-inflict'],
    help: 'Whether a Page is Fatigued as it is Frozen.',
  }),
  count({
    name: 'status.frozen.countersLost',
    default: 1,
    min: 1,
    max: 6,
    unit: 'counters',
    rules: ['mz.status.frozen-tick'],
    help: 'How many counters a Frozen Indicator loses each time.',
  }),
  choice({
    name: 'status.frozen.ticks',
    default: 'every-turn',
    values: EVERY_OR_OWN('start'),
    rules: ['mz.status.frozen-tick'],
    help: 'When a Frozen Indicator loses counters.',
  }),
  flag({
    name: 'status.frozen.thawAwakens',
    default: true,
    rules: ['mz.status.frozen-thaw'],
    help: 'Whether a Page is Awakened when its last Frozen counter is removed.',
  }),
  sameCombat('frozen'),
  flag({
    name: 'status.frozen.damageAwakens',
    default: false,
    rules: ['mz.status.frozen-damage'],
    help: 'Whether a Page is Awakened as Damage ends Frozen.',
  }),
];

const burn: readonly ParameterDeclaration[] = [
  affects('burn', ['beastie', 'caster']),
  count({
    name: 'status.burn.die',
    default: 6,
    min: 1,
    max: 20,
    unit: 'sides',
    rules: ['mz.status.burn-inflict'],
    help: 'The sides of the die that sets the counters of Burn.',
  }),
  count({
    name: 'status.burn.countersLost',
    default: 1,
    min: 1,
    max: 6,
    unit: 'counters',
    rules: ['mz.status.burn-tick'],
    help: 'How many counters a Burn Indicator loses each time.',
  }),
  choice({
    name: 'status.burn.ticks',
    default: 'every-turn',
    values: EVERY_OR_OWN('start'),
    rules: ['mz.status.burn-tick'],
    help: 'When a Burn Indicator loses counters.',
  }),
  count({
    name: 'status.burn.casterLoss',
    default: 20,
    max: 500,
    unit: 'LP',
    rules: ['mz.status.burn-caster'],
    help: 'What each declared attack costs a burned Caster.',
  }),
  count({
    name: 'status.burn.pageLoss',
    default: 20,
    max: 500,
    unit: 'LP',
    rules: ['mz.status.burn-page'],
    help: 'What each declared attack costs a burned attacker.',
  }),
];

const poison: readonly ParameterDeclaration[] = [
  affects('poison', ['beastie', 'caster']),
  count({
    name: 'status.poison.max',
    default: 3,
    min: 1,
    max: 9,
    unit: 'Indicators',
    rules: ['mz.status.poison-max', 'mz.status.one-each'],
    help: 'How many Poison Indicators a target can have.',
  }),
  count({
    name: 'status.poison.loss',
    default: 10,
    max: 500,
    unit: 'LP',
    rules: ['mz.status.poison-loss'],
    help: 'What each Poison Indicator costs its target.',
  }),
  choice({
    name: 'status.poison.takes',
    default: 'every-turn',
    values: EVERY_OR_OWN('end'),
    rules: ['mz.status.poison-loss'],
    help: 'When Poison costs LP.',
  }),
  count({
    name: 'status.poison.removedAtStartOfTurn',
    default: 3,
    min: 2,
    max: 20,
    rules: ['mz.status.poison-expiry'],
    help: 'The turn at whose start an Indicator is removed, counting the turn it was placed in as 1.',
  }),
];

const others: readonly ParameterDeclaration[] = [
  affects('paralyze', ['beastie']),
  coin('paralyze', true),
  count({
    name: 'status.paralyze.damage',
    default: 0,
    max: 500,
    unit: 'Damage',
    rules: ['mz.status.paralyze-zero-damage'],
    help: 'What every Attack of a paralyzed Page deals, after all modifiers.',
  }),
  count({
    name: 'status.paralyze.removedAtEndOfTurn',
    default: 2,
    min: 1,
    max: 20,
    rules: ['mz.status.paralyze-expiry'],
    help: 'The turn at whose end the Indicator is removed, counting the turn it was placed in as 1.',
  }),
  affects('sleep', ['beastie']),
  coin('sleep', true),
  flag({
    name: 'status.sleep.fatigues',
    default: true,
    rules: ['mz.status.sleep-inflict'],
    help: 'Whether a Page is Fatigued as it falls asleep.',
  }),
  flag({
    name: 'status.sleep.attackWakes',
    default: true,
    rules: ['mz.status.sleep-attack-target'],
    help: 'Whether being chosen as the target of an attack removes Sleep.',
  }),
  count({
    name: 'status.sleep.damageTimes',
    default: 2,
    min: 1,
    max: 9,
    unit: 'times',
    rules: ['mz.status.sleep-damage'],
    help: 'The number by which Damage to a sleeping Page is multiplied.',
  }),
  sameCombat('sleep'),
  flag({
    name: 'status.sleep.damageAwakens',
    default: true,
    rules: ['mz.status.sleep-damage'],
    help: 'Whether a Page is Awakened as Damage ends Sleep.',
  }),
  affects('scared', ['beastie']),
  coin('scared', false),
  affects('confusion', ['beastie']),
  coin('confusion', false),
];

export const status: readonly ParameterDeclaration[] = [...general, ...frozen, ...burn, ...poison, ...others];
