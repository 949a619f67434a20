/** The phrase of the verb `safety`: parses and prints its effect in card sentences. */
import { at, be, record, say, table } from '@rulewright/content/sentences';
import { safetySchema } from './schema.ts';

const state = table({ on: ['becomes safe', 'is safe'], off: ['is no longer safe', 'loses its safety'] });

export const saySafety = record(safetySchema, say`${be('do', 'safety')} this column ${at('state', state)}`);
