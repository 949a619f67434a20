/** The phrase of the verb `cure`: parses and prints its effect in card sentences. */
import { at, be, either, is, record, say } from '@rulewright/content/sentences';
import { status } from '../../language/pages-phrases.ts';
import { target } from '../../language/phrases.ts';
import { cureSchema } from './schema.ts';

export const sayCure = record(
  cureSchema,
  say`${be('do', 'cure')} remove ${at('status', either(status, is('any', 'all Status Effects')))} from ${at('target', target)}`,
);
