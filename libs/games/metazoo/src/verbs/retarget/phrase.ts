/** The phrase of the verb `retarget`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { entry } from '../../language/phrases.ts';
import { retargetSchema } from './schema.ts';

export const sayRetarget = record(
  retargetSchema,
  say`${be('do', 'retarget')} pick new targets for ${at('entry', entry)}`,
);
