/** The phrase of the verb `change`: parses and prints its effect in card sentences. */
import { also, at, be, either, list, maybe, record, say, table, turned } from '@rulewright/content/sentences';
import { amount, bySize, has, loses, signed, target } from '../../language/phrases.ts';
import { changeSchema } from './schema.ts';

const stat = at('stat', table({ attack: 'attack', defense: 'defense', cost: 'cost' }));
const until = table({
  'end-of-battle': ['until the end of the battle', 'in this battle'],
  'end-of-turn': 'until the end of the turn',
  'while-here': 'while it is in its column',
});

const change = be('do', 'change');

const of = say`the ${stat} of ${at('target', target)}`;

export const sayChange = record(
  changeSchema,
  say`${change} ${has} ${amount('by', signed, (n) => say`${n} ${stat}`)} ${maybe(also(either(',')))} ${at('until', until)}`,
  // The duration may be first.
  also(
    say`${change} ${at('until', until)} , ${has} ${amount('by', signed, (n) => say`${n} ${stat}`)}`,
    say`${change} ${loses} ${at('by', bySize(-1))} ${stat} ${maybe(',')} ${at('until', until)}`,
    ...[
      say`${either('increase', 'raise')} ${of} by ${at('by', bySize(1))}`,
      say`${either('reduce', 'lower', 'decrease')} ${of} by ${at('by', bySize(-1))}`,
    ].map((said) => say`${change} ${said} ${maybe(',')} ${at('until', until)}`),
  ),
);

/** In a battle, a change without a duration ends with the battle. Read, but never printed. */
export const sayChangeOfBattle = also(
  record(
    changeSchema,
    say`${change} ${be('until', 'end-of-battle')} ${has} ${amount('by', signed, (n) => say`${n} ${stat}`)}`,
  ),
);

interface Both {
  readonly target: unknown;
  readonly until: string;
  readonly changes: readonly object[];
}
const one = say`${at('by', signed)} ${stat}`;

/** `has +1 attack and +2 defense`: one effect for each number. Read, but never printed. */
export const sayChanges = also(
  turned(
    either(
      say`${has} ${at('changes', list(one, { between: 'and', least: 2 }))} ${maybe(',')} ${at('until', until)}`,
      say`${at('until', until)} , ${has} ${at('changes', list(one, { between: 'and', least: 2 }))}`,
    ),
    {
      to: (said) => {
        const { target, until, changes } = said as Both;
        // A card that is chosen is chosen once, so two effects would say something else.
        if (typeof target === 'object' && target !== null && !('all' in target)) return undefined;
        return changes.map((held) => ({ do: 'change', ...held, target, until }));
      },
      from: () => undefined,
    },
  ),
);
