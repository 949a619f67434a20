/** The phrase of the verb `deepen-column`: parses and prints its effect in card sentences. */
import { be, record, say } from '@rulewright/content/sentences';
import { deepenColumnSchema } from './schema.ts';

export const sayDeepenColumn = record(
  deepenColumnSchema,
  say`${be('do', 'deepen-column')} this column can be one card deeper until the end of the turn`,
);
