/** The phrase of the verb `bonus`: parses and prints its effect in card sentences. */
import { also, be, either, maybe, record, say } from '@rulewright/content/sentences';
import { amount, figure } from '../../language/phrases.ts';
import { bonusSchema } from './schema.ts';

const side = either(
  say`${be('side', 'own')} to your total ${maybe(also('in that battle', 'in this battle'))}`,
  say`${be('side', 'other')} to the total of the other side`,
);

export const sayBonus = record(
  bonusSchema,
  say`${be('do', 'bonus')} add ${amount('amount', figure, (n) => say`${n} ${side}`)}`,
);
