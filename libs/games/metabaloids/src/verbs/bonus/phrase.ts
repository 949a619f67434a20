/** The phrase of the verb `bonus`: parses and prints its effect in card sentences. */
import { also, be, either, int, maybe, only, record, say } from '@rulewright/content/sentences';
import { amount, figure } from '../../language/phrases.ts';
import { bonusSchema } from './schema.ts';

const side = either(
  say`${be('side', 'own')} to your total ${maybe(also('in that battle', 'in this battle'))}`,
  say`${be('side', 'other')} to the total of the other side`,
);

/** People also write a number to add with its sign. */
const added = either(figure, also(only(int({ signed: true }), (n) => Number(n) >= 0)));

export const sayBonus = record(
  bonusSchema,
  say`${be('do', 'bonus')} add ${amount('amount', added, (n) => say`${n} ${side}`)}`,
);
