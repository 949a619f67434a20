/** The phrase of the verb `fatigue`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { target } from '../../language/phrases.ts';
import { fatigueSchema } from './schema.ts';

export const sayFatigue = record(fatigueSchema, say`${be('do', 'fatigue')} Fatigue ${at('target', target)}`);
