/** The phrase of the verb `awaken`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { target } from '../../language/phrases.ts';
import { awakenSchema } from './schema.ts';

export const sayAwaken = record(awakenSchema, say`${be('do', 'awaken')} Awaken ${at('target', target)}`);
