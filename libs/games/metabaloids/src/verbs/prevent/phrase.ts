/** The phrase of the verb `prevent`: parses and prints its effect in card sentences. */
import { also, at, be, either, is, maybe, record, say } from '@rulewright/content/sentences';
import { amount, figure } from '../../language/phrases.ts';
import { preventSchema } from './schema.ts';

const keeps = maybe(say`${be('keepsCard', true)} , and the attacked card is not lost`);

export const sayPrevent = record(
  preventSchema,
  say`${be('do', 'prevent')} prevent ${at('amount', is('all', either('all of', also('all'))))} the damage ${keeps}`,
  say`${be('do', 'prevent')} ${amount('amount', figure, (n) => say`prevent ${n} of the damage`)} ${keeps}`,
);
