/** The phrase of the verb `shift`: parses and prints its effect in card sentences. */
import { at, be, record, say, table } from '@rulewright/content/sentences';
import { target } from '../../language/phrases.ts';
import { shiftSchema } from './schema.ts';

const to = table({
  'other-column': ['to another of your columns', 'to another column', 'to a different column', 'to any other column', 'to any other of your columns', 'to one of your other columns'],
  'this-column': ['to this column', 'to this one'],
});

export const sayShift = record(shiftSchema, say`${be('do', 'shift')} move ${at('target', target)} ${at('to', to)}`);
