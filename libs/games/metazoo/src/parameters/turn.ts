/** Parameters of MetaZoo: the steps of a turn, the Actions allowed, Priority and the resolution chain. */
import type { ParameterDeclaration } from '@rulewright/content';
import { choice, count, flag, list } from './kinds.ts';
import { WHOSE_TURN } from './words.ts';

/** How often a Caster may do something in each of their turns. An empty value means any number. */
const perTurn = (name: string, rule: string, what: string, unit: string): ParameterDeclaration =>
  count({
    name: `turn.max${name}`,
    default: null,
    empty: 'any number of',
    max: 20,
    unit,
    rules: [rule],
    help: `How many ${what} in one turn.`,
  });

export const turn: readonly ParameterDeclaration[] = [
  list({
    name: 'turn.steps',
    default: ['start', 'bookmark', 'awaken', 'main', 'end'],
    values: {
      start: 'start effects and a chance to act',
      bookmark: 'Bookmark',
      awaken: 'Awaken',
      main: 'the main part',
      end: 'the end of the turn',
    },
    rules: ['mz.turn.three-parts', 'mz.turn.start-effects-first'],
    help: 'The steps of a turn, in order.',
  }),
  choice({
    name: 'turn.direction',
    default: 'clockwise',
    values: { clockwise: 'clockwise' },
    rules: ['mz.turn.pass-to-next', 'mz.action.clockwise'],
    help: 'The direction in which turns and Priority pass.',
  }),
  count({
    name: 'turn.bookmarks',
    default: 1,
    max: 10,
    unit: 'Pages',
    rules: ['mz.turn.bookmark-one'],
    help: 'How many Pages are Bookmarked as a turn starts.',
  }),
  choice({
    name: 'turn.awakens',
    default: 'controlled',
    values: { controlled: 'you control', owned: 'you own' },
    rules: ['mz.turn.awaken-own'],
    help: 'Which Fatigued Pages the active Caster Awakens.',
  }),
  count({
    name: 'turn.maxAuraPages',
    default: 1,
    empty: 'any number of',
    max: 20,
    unit: 'Aura Pages',
    rules: ['mz.turn.one-aura'],
    help: 'How many Aura Pages may be Contracted in one turn.',
  }),
  perTurn('Terra', 'mz.turn.terra-unlimited', 'Terra may be Contracted', 'Terra'),
  perTurn('Traps', 'mz.turn.place-trap', 'Traps may be placed face-down', 'Traps'),
  perTurn('Contracts', 'mz.turn.contract-unlimited', 'other Pages may be Contracted', 'Pages'),
  perTurn('Powers', 'mz.turn.powers-unlimited', 'Powers may be used', 'Powers'),
  perTurn('Attacks', 'mz.turn.attack-unlimited', 'attacks may be declared', 'attacks'),
  count({
    name: 'turn.movesPerTrap',
    default: 1,
    max: 9,
    unit: 'times',
    rules: ['mz.turn.move-trap'],
    help: 'How often one face-down Trap may be moved in a turn.',
  }),
  choice({
    name: 'terra.timing',
    default: 'own-turn',
    values: WHOSE_TURN,
    rules: ['mz.general.terra-free-on-own-turn'],
    help: 'When Terra may be Contracted; on any turn means whenever its Caster has Priority.',
  }),
  list({
    name: 'action.kinds',
    default: ['contract', 'use-effect', 'use-power', 'declare-attack', 'move-trap', 'place-trap'],
    values: {
      contract: 'Contracting a Page',
      'use-effect': 'using an Effect',
      'use-power': 'using a Power',
      'declare-attack': 'declaring an attack',
      'move-trap': 'moving a Trap',
      'place-trap': 'placing a Trap face-down',
    },
    rules: ['mz.action.what-counts', 'mz.action.passes-priority'],
    help: 'The choices that are Actions and so pass Priority.',
  }),
  choice({
    name: 'priority.order',
    default: 'clockwise-from-actor',
    values: { 'clockwise-from-actor': 'clockwise, beginning at the left of the Caster who acted' },
    rules: ['mz.action.clockwise'],
    help: 'The order in which Priority travels.',
  }),
  flag({
    name: 'priority.startWindow',
    default: true,
    rules: ['mz.priority.start-window'],
    help: 'Whether every Caster has a chance to act before the Bookmark of a turn.',
  }),
  flag({
    name: 'priority.endWindow',
    default: true,
    rules: ['mz.priority.end-window'],
    help: 'Whether every Caster has a chance to act at the end of a turn, before Poison.',
  }),
  choice({
    name: 'priority.windowCloses',
    default: 'all-decline',
    values: {
      'all-decline': 'when every Caster in turn has declined after the last Action',
      'one-pass': 'when every Caster has been asked once',
    },
    rules: ['mz.priority.end-window', 'mz.priority.start-window'],
    help: 'When such a chance to act ends.',
  }),
  choice({
    name: 'priority.answers',
    default: 'marked',
    values: { marked: 'only Pages and Effects that say so', all: 'every Page and Effect' },
    rules: ['mz.priority.any-time'],
    help: 'What a Caster may use outside their own main part or while a chain is open.',
  }),
  choice({
    name: 'chain.order',
    default: 'last-in-first-out',
    values: { 'last-in-first-out': 'the newest first' },
    rules: ['mz.general.filo', 'mz.chain.last-first'],
    help: 'The order in which a chain resolves.',
  }),
  choice({
    name: 'chain.resolvesWhen',
    default: 'all-others-decline',
    values: {
      'all-others-decline': 'all Casters other than the one who acted last decline',
      'one-declines': 'the Caster who has Priority declines',
    },
    rules: ['mz.chain.starts-on-decline'],
    help: 'When a chain starts to resolve; with two Casters both are the same.',
  }),
  flag({
    name: 'chain.priorityBetweenEntries',
    default: false,
    rules: ['mz.chain.no-reopening'],
    help: 'Whether Casters may act between two entries of a chain that resolves.',
  }),
  flag({
    name: 'chain.contractTextAnswerable',
    default: false,
    rules: ['mz.keyword.contract'],
    help: 'Whether CONTRACT text joins the chain and can be answered by itself.',
  }),
  choice({
    name: 'chain.targetGone',
    default: 'nothing',
    values: { nothing: 'it does nothing for that target', 'choose-again': 'a new target is chosen' },
    rules: ['mz.chain.targets-on-declare'],
    help: 'What happens to an entry whose target is gone or no longer legal.',
  }),
];
