/** The phrase of the verb `destroy`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { eachDoes, target } from '../../language/phrases.ts';
import { destroySchema } from './schema.ts';

const destroy = be('do', 'destroy');

export const sayDestroy = record(
  destroySchema,
  say`${destroy} destroy ${at('target', target)}`,
  say`${destroy} ${eachDoes('destroys')}`,
);
