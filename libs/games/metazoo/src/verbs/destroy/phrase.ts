/** The phrase of the verb `destroy`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { target } from '../../language/phrases.ts';
import { destroySchema } from './schema.ts';

export const sayDestroy = record(destroySchema, say`${be('do', 'destroy')} destroy ${at('target', target)}`);
