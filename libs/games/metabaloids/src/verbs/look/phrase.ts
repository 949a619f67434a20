/** The phrase of the verb `look`: parses and prints its effect in card sentences. */
import { also, at, be, either, int, is, only, record, say, table, valueOf } from '@rulewright/content/sentences';
import { lookSchema } from './schema.ts';

const several = only(int({ inWords: true }), (n) => n !== 1);
const top = either(is(1, 'top card'), valueOf(say`top ${at('value', several)} cards`));
const rest = table({
  top: ['on top of your draw pile', 'on top of the pile', 'back on top', 'on top', 'back'],
  bottom: ['under your draw pile', 'under the pile', 'under it', 'on the bottom'],
  'discard-pile': 'on your discard pile',
});
const then = either(', then', also('and', ', and', ',', '. Then', '.', 'then', 'and then'));
const some = only(int({ inWords: true }), (n) => n !== 0);

export const sayLook = record(
  lookSchema,
  // Cards that a text does not move stay on the pile.
  also(
    say`${be('do', 'look')} ${be('take', 0)} ${be('rest', 'top')} look at the ${at('count', top)} of your draw pile`,
  ),
  say`${be('do', 'look')} ${be('take', 0)} ${be('count', 1)} look at the top card of your draw pile ${then} put it ${at('rest', rest)}`,
  say`${be('do', 'look')} ${be('take', 0)} look at the ${at('count', top)} of your draw pile ${then} put
    ${either('them', also('it'))} ${at('rest', rest)}`,
  say`${be('do', 'look')} look at the ${at('count', top)} of your draw pile. You may take ${at('take', some)} into your hand
    ${either(';', also('.', ', then'))} put the rest ${at('rest', rest)}`,
  // Cards that are not taken stay on the pile.
  also(
    say`${be('do', 'look')} ${be('rest', 'top')} look at the ${at('count', top)} of your draw pile. You may take ${at('take', some)}
      into your hand`,
  ),
);
