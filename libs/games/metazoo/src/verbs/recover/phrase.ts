/** The phrase of the verb `recover`: parses and prints its effect in card sentences. */
import { also, at, be, either, maybe, record, say } from '@rulewright/content/sentences';
import { amount, figure, subject, target } from '../../language/phrases.ts';
import { recoverSchema } from './schema.ts';

const who = subject('target', 'recover', 'recovers');

export const sayRecover = record(
  recoverSchema,
  say`${be('do', 'recover')} ${be('amount', 'all')} ${who} all LP`,
  say`${be('do', 'recover')} ${amount('amount', figure, (n) => say`${who} ${n} LP`)}`,
  also(
    say`${be('do', 'recover')} ${amount('amount', figure, (n) => say`heal ${at('target', target)} for ${n} ${maybe('LP')}`)}`,
    say`${be('do', 'recover')} ${amount('amount', figure, (n) => say`heal ${n} ${either('LP', 'Damage')} ${either('from', 'on', 'of')} ${at('target', target)}`)}`,
  ),
);
