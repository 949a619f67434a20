/** What happens in a MetaZoo match, as event kinds. Numbers are resolved to names at the edges. */
import type { EventKind } from '@rulewright/engine';

export const CAUSES = ['none', 'all-spellbooks-empty', 'last-standing', 'capped'] as const;
export const CAUSE = { none: 0, allEmpty: 1, lastStanding: 2, capped: 3 } as const;

/** Kind numbers for `m.emit`. `move` is the kernel's and must stay 0. */
export const E = { move: 0, turn: 1, step: 2, over: 3 } as const;

const seat = { name: 'seat', type: 'seat' } as const;
const card = { name: 'card', type: 'card' } as const;

export const EVENTS: readonly EventKind[] = [
  {
    id: 'card.moved',
    fields: [card, { name: 'from', type: 'zone' }, { name: 'to', type: 'zone' }],
    sentence: '{card} goes from {from} to {to}.',
    cardKnownTo: 'by-zone',
  },
  {
    id: 'turn.started',
    fields: [seat, { name: 'turn', type: 'number' }],
    sentence: 'Turn {turn}: {seat}.',
    cardKnownTo: 'all',
  },
  {
    id: 'step.started',
    fields: [seat, { name: 'step', type: 'step' }],
    sentence: '{seat}: {step}.',
    cardKnownTo: 'all',
  },
  {
    id: 'match.over',
    fields: [
      { name: 'winner', type: 'seat' },
      { name: 'cause', type: 'word', words: CAUSES },
    ],
    sentence: 'The match is over: {winner} wins ({cause}).',
    cardKnownTo: 'all',
  },
];
