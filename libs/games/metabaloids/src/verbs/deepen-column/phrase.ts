/** How `deepen-column` is said. */
import { be, record, say } from '@rulewright/content/sentences';
import { deepenColumnSchema } from './schema.ts';

export const sayDeepenColumn = record(
  deepenColumnSchema,
  say`${be('do', 'deepen-column')} this column can be one card deeper until the end of the turn`,
);
