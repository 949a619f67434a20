/** The phrase of the verb `stop`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { entry } from '../../language/phrases.ts';
import { stopSchema } from './schema.ts';

export const sayStop = record(stopSchema, say`${be('do', 'stop')} stop ${at('entry', entry)}`);
