/** The phrase of the verb `lose-lp`: parses and prints its effect in card sentences. */
import { be, record, say } from '@rulewright/content/sentences';
import { amount, figure, subject } from '../../language/phrases.ts';
import { loseLpSchema } from './schema.ts';

const who = subject('target', 'lose', 'loses');

export const sayLoseLp = record(
  loseLpSchema,
  say`${be('do', 'lose-lp')} ${amount('amount', figure, (n) => say`${who} ${n} LP`)}`,
);
