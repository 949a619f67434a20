/** The option kinds of Metabaloids, and the meaning of their two numbers. */
import type { OptionKind } from '@rulewright/engine';

export const OPTIONS: readonly OptionKind[] = [
  { id: 'pass', a: 'none', b: 'none' },
  { id: 'place', a: 'card', b: 'column' },
  { id: 'discard', a: 'card', b: 'none' },
  { id: 'move', a: 'card', b: 'column' },
  { id: 'deploy', a: 'card', b: 'column' },
  { id: 'repair', a: 'card', b: 'column' },
  { id: 'give-up', a: 'card', b: 'none' },
  { id: 'attack-with', a: 'card', b: 'none' },
  { id: 'attack-card', a: 'card', b: 'seat' },
  { id: 'restock', a: 'card', b: 'column' },
  { id: 'pay', a: 'card', b: 'none' },
  { id: 'pay-draw-pile', a: 'none', b: 'none' },
  { id: 'use', a: 'card', b: 'ability' },
  { id: 'target', a: 'card', b: 'none' },
  { id: 'target-player', a: 'seat', b: 'none' },
  { id: 'take', a: 'card', b: 'none' },
  { id: 'column', a: 'card', b: 'column' },
  { id: 'take-back', a: 'card', b: 'none' },
];

/** Kind numbers for `m.offer`. */
export const O = {
  pass: 0,
  place: 1,
  discard: 2,
  move: 3,
  deploy: 4,
  repair: 5,
  giveUp: 6,
  attackWith: 7,
  attackCard: 8,
  restock: 9,
  pay: 10,
  payDrawPile: 11,
  use: 12,
  target: 13,
  targetPlayer: 14,
  take: 15,
  column: 16,
  takeBack: 17,
} as const;
