/** The phrase of the verb `close-payment`: parses and prints its effect in card sentences. */
import { also, at, be, either, list, record, say, table } from '@rulewright/content/sentences';
import { closePaymentSchema } from './schema.ts';

const zones = list(
  table({
    'play-area': 'the play area',
    hand: ['hand', 'the hand'],
    reserve: 'the reserve',
    'draw-pile': 'the draw pile',
    'discard-pile': 'the discard pile',
    'lost-pile': 'the lost pile',
  }),
  { between: ',', last: 'or' },
);

export const sayClosePayment = record(
  closePaymentSchema,
  say`${be('do', 'close-payment')} ${either('the other side', also('your opponent', 'an opponent'))} cannot pay damage from
    ${at('zones', zones)}`,
);
