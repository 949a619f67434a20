/** The phrase of the verb `look`: parses and prints its effect in card sentences. */
import { also, at, be, either, int, is, only, record, say, table, valueOf } from '@rulewright/content/sentences';
import { lookSchema } from './schema.ts';

const top = either(
  is(1, either('top Page', also('top 1 Page'))),
  valueOf(
    say`top ${at(
      'value',
      only(int(), (n) => n !== 1),
    )} Pages`,
  ),
);
const rest = table({ top: ['back on top', 'on top'], bottom: 'on the bottom', discard: 'into their discard areas' });
const some = only(int(), (n) => n !== 0);

export const sayLook = record(
  lookSchema,
  // Pages that a text does not move stay on top.
  also(
    say`${be('do', 'look')} ${be('take', 0)} ${be('rest', 'top')} look at the ${at('count', top)} of your Spellbook`,
    say`${be('do', 'look')} ${be('rest', 'top')} look at the ${at('count', top)} of your Spellbook , take ${at('take', some)} into your Chapter`,
  ),
  say`${be('do', 'look')} ${be('take', 0)} ${be('count', 1)} look at the top Page of your Spellbook
    ${either(', then', also('and', ','))} put it ${at('rest', rest)}`,
  say`${be('do', 'look')} ${be('take', 0)} look at the ${at('count', top)} of your Spellbook
    ${either(', then', also('and', ','))} put them ${at('rest', rest)}`,
  say`${be('do', 'look')} look at the ${at('count', top)} of your Spellbook , take ${at('take', some)} into your Chapter ,
    put the rest ${at('rest', rest)}`,
);
