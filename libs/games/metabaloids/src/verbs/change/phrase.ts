/** The phrase of the verb `change`: parses and prints its effect in card sentences. */
import { also, at, be, either, maybe, record, say, table } from '@rulewright/content/sentences';
import { amount, has, signed } from '../../language/phrases.ts';
import { changeSchema } from './schema.ts';

const stat = at('stat', table({ attack: 'attack', defense: 'defense', cost: 'cost' }));
const until = table({
  'end-of-battle': ['until the end of the battle', 'in this battle'],
  'end-of-turn': 'until the end of the turn',
  'while-here': 'while it is in its column',
});

export const sayChange = record(
  changeSchema,
  say`${be('do', 'change')} ${has} ${amount('by', signed, (n) => say`${n} ${stat}`)} ${maybe(also(either(',')))} ${at('until', until)}`,
);
