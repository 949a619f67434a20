/** The phrase of the verb `take-control`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { until } from '../../language/modifier-phrases.ts';
import { target } from '../../language/phrases.ts';
import { takeControlSchema } from './schema.ts';

export const sayTakeControl = record(
  takeControlSchema,
  say`${be('do', 'take-control')} ${be('until', 'here')} take control of ${at('target', target)}`,
  say`${be('do', 'take-control')} take control of ${at('target', target)} ${at('until', until)}`,
);
