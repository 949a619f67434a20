/** The phrase of the verb `inflict`: parses and prints its effect in card sentences. */
import { also, at, be, either, int, only, record, say } from '@rulewright/content/sentences';
import { status } from '../../language/pages-phrases.ts';
import { target } from '../../language/phrases.ts';
import { inflictSchema } from './schema.ts';

const counters = say`( ${at('counters', int({ least: 1 }))} )`;
const on = say`on ${at('target', target)}`;
const several = only(int(), (n) => n !== 1);

export const sayInflict = record(
  inflictSchema,
  say`${be('do', 'inflict')} inflict ${be('status', 'Frozen')} Frozen ${counters} ${on}`,
  say`${be('do', 'inflict')} ${be('counters', 1)} inflict ${at('status', status)} ${on}`,
  say`${be('do', 'inflict')} inflict ${at('status', status)} ${counters} ${on}`,
  also(
    say`${be('do', 'inflict')} place ${be('counters', 1)} ${either('1', 'a')} ${at('status', status)} Indicator ${on}`,
    say`${be('do', 'inflict')} place ${at('counters', several)} ${at('status', status)} Indicators ${on}`,
  ),
);
