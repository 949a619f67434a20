/** Parameters of MetaZoo: Traps and Equipment, the Pages under other Pages. */
import type { ParameterDeclaration } from '@rulewright/content';
import { choice, count, flag, list } from './kinds.ts';
import { DISCARD_AREAS } from './words.ts';

export const trapsAndEquipment: readonly ParameterDeclaration[] = [
  list({
    name: 'trap.places',
    default: ['arena', 'under-beastie', 'under-artifact'],
    values: {
      arena: 'on its own in the Arena',
      'under-beastie': 'under a Beastie',
      'under-artifact': 'under an Artifact',
    },
    rules: ['mz.trap.places', 'mz.trait.trap'],
    help: 'Where a Trap may be placed face-down.',
  }),
  choice({
    name: 'trap.hosts',
    default: 'controlled',
    values: { controlled: 'that you control', any: 'of any Caster' },
    rules: ['mz.trap.places'],
    help: 'Whose Pages a Trap may be placed under.',
  }),
  count({
    name: 'trap.maxUnderPage',
    default: 1,
    min: 1,
    max: 9,
    unit: 'Traps',
    rules: ['mz.trap.one-under-a-page'],
    help: 'How many face-down Traps may lie under one Page.',
  }),
  count({
    name: 'trap.placingCost',
    default: 0,
    max: 9,
    unit: 'Aura',
    rules: ['mz.trap.placing-free', 'mz.trait.trap'],
    help: 'The Neutral Aura that placing a Trap face-down costs.',
  }),
  flag({
    name: 'trap.falseTrapsAllowed',
    default: false,
    rules: ['mz.trap.false-trap-loses'],
    help: 'Whether a Page without the Trap Trait may be placed face-down, at the risk of losing the game.',
  }),
  flag({
    name: 'trap.falseTrapLoses',
    default: true,
    rules: ['mz.trap.false-trap-loses'],
    help: 'Whether revealing a face-down Page without the Trap Trait makes the Caster who placed it lose the game.',
  }),
  flag({
    name: 'trap.paymentOptional',
    default: true,
    rules: ['mz.faq.trap-flip-pays', 'mz.trap.unpaid-afterlife'],
    help: 'Whether the controller of a flipped Trap may decline to pay for it.',
  }),
  choice({
    name: 'trap.unpaid',
    default: 'afterlife',
    values: DISCARD_AREAS,
    rules: ['mz.trap.unpaid-afterlife'],
    help: 'Where a flipped Trap goes if no one pays for it.',
  }),
  flag({
    name: 'trap.defendsAgainstUnblockable',
    default: true,
    rules: ['mz.trap.auto-defender'],
    help: 'Whether a flipped Trap defends even if no Defenders may be declared.',
  }),
  flag({
    name: 'trap.flippedIsFatigued',
    default: true,
    rules: ['mz.trap.own-flip-text'],
    help: 'Whether a Beastie or Artifact flipped outside combat enters as Pages do, Fatigued unless something says otherwise; if not, it stays Awakened or Fatigued as it was.',
  }),
  flag({
    name: 'equipment.attackable',
    default: false,
    rules: ['mz.equip.out-of-play'],
    help: 'Whether attached Equipment can be attacked without a text that allows it.',
  }),
  choice({
    name: 'equipment.silentHost',
    default: 'beastie',
    values: { beastie: 'a Beastie' },
    rules: ['mz.equip.target-on-contract'],
    help: 'What an Equipment may go under if its text does not say.',
  }),
  flag({
    name: 'equipment.hostLeavesDestroys',
    default: false,
    rules: ['mz.equip.host-leaves'],
    help: 'Whether Equipment counts as Destroyed when its Page leaves the Arena.',
  }),
];
