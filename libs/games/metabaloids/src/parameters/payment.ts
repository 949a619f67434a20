/** Parameters of Metabaloids: payment. */
import type { ParameterDeclaration } from '@rulewright/content';

export const payment: readonly ParameterDeclaration[] = [
  {
    name: 'pay.destination',
    type: 'enum',
    nullable: false,
    values: {
      discard: 'the discard pile',
    },
    rules: ['mb.pay.metabaloids-are-hand-cards'],
    help: 'Where paying cards go.',
    default: 'discard',
    readBy: ['engine'],
  },
  {
    name: 'pay.selfPaymentAllowed',
    type: 'boolean',
    nullable: false,
    rules: ['mb.pay.not-itself'],
    help: 'Whether a card may pay for itself.',
    default: false,
    readBy: ['engine'],
  },
  {
    name: 'pay.pointValue',
    type: 'enum',
    nullable: false,
    values: {
      'one-per-card': 'one point for each card',
      'card-cost': "the card's cost",
      'card-metabaloids': 'the number of Metabaloids printed on it',
    },
    rules: ['mb.pay.point-value'],
    help: 'How many Metabaloid points a discarded card is worth.',
    default: 'one-per-card',
    readBy: ['engine'],
  },
  {
    name: 'pay.excess',
    type: 'enum',
    nullable: false,
    values: {
      forfeited: 'lost',
    },
    rules: ['mb.pay.excess-forfeited'],
    help: 'What happens to points above the cost.',
    default: 'forfeited',
    readBy: ['engine'],
  },
  {
    name: 'pay.combineCosts',
    type: 'boolean',
    nullable: false,
    rules: ['mb.pay.one-cost-at-a-time'],
    help: 'Whether one payment may cover several costs.',
    default: false,
    readBy: ['engine'],
  },
  {
    name: 'pay.discardOrder',
    type: 'enum',
    nullable: false,
    values: {
      'payer-chooses': 'the player who pays',
    },
    rules: ['mb.pay.discard-order'],
    help: 'Who decides in which order paying cards are laid on the pile.',
    default: 'payer-chooses',
    readBy: ['engine'],
  },
];
