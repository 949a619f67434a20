/** The phrase of the verb `prevent`: parses and prints its effect in card sentences. */
import { also, at, be, maybe, record, say } from '@rulewright/content/sentences';
import { amount, figure, target } from '../../language/phrases.ts';
import { preventSchema } from './schema.ts';

/** It ends with the turn (see the schema), so a text may say so. */
const thisTurn = maybe(also('this turn'));

export const sayPrevent = record(
  preventSchema,
  say`${be('do', 'prevent')} ${be('amount', 'all')} prevent all of the next Damage to ${at('target', target)} ${thisTurn}`,
  say`${be('do', 'prevent')} ${amount('amount', figure, (n) => say`prevent the next ${n} Damage to ${at('target', target)}`)} ${thisTurn}`,
);
