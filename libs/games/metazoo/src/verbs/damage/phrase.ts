/** The phrase of the verb `damage`: parses and prints its effect in card sentences. */
import { also, at, be, either, maybe, record, say } from '@rulewright/content/sentences';
import { pages } from '../../language/pages-phrases.ts';
import { amount, figure, subject, target } from '../../language/phrases.ts';
import { ownName } from '../../language/self.ts';
import { damageSchema } from './schema.ts';

export const sayDamage = record(
  damageSchema,
  say`${be('do', 'damage')} ${amount('amount', figure, (n) => say`deal ${n} ${maybe(also(either('more')))} Damage to ${at('target', target)}`)}`,
  also(
    say`${be('do', 'damage')} ${amount('amount', figure, (n) => say`${ownName} deals ${n} Damage to ${at('target', target)}`)}`,
    say`${be('do', 'damage')} ${amount('amount', figure, (n) => say`${subject('target', 'take', 'takes')} ${n} Damage`)}`,
  ),
  also(
    say`${be('do', 'damage')} deal Damage to ${at('target', target)} equal to ${at('amount.times', figure)} times the number of
      ${at('amount.per', pages.many)}`,
  ),
  // After other Damage: `Deal 15 more for each Beastie you control.`
  also(
    say`${be('do', 'damage')} ${be('target', 'that')} ${amount('amount', figure, (n) => say`deal ${n} more ${maybe('Damage')}`)}`,
  ),
);
