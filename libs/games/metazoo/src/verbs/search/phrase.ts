/** The phrase of the verb `search`: parses and prints its effect in card sentences. */
import { also, at, be, either, int, only, record, say, table } from '@rulewright/content/sentences';
import { inSpellbook } from '../../language/named-places.ts';
import { searchSchema } from './schema.ts';

const to = table({
  chapter: 'into your Chapter',
  arena: 'into the Arena',
  'spellbook-top': 'on top of your Spellbook',
});
const several = only(int(), (n) => n !== 1);

export const saySearch = record(
  searchSchema,
  say`${be('do', 'search')} ${be('count', 1)} search your Spellbook for ${either('a', also('1', 'up to 1'))} ${at('find', inSpellbook.one)}
    and put it ${at('to', to)}`,
  say`${be('do', 'search')} search your Spellbook for up to ${at('count', several)} ${at('find', inSpellbook.many)} and put them ${at('to', to)}`,
);
