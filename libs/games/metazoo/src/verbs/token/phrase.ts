/** The phrase of the verb `token`: parses and prints its effect in card sentences. */
import {
  also,
  at,
  be,
  either,
  int,
  is,
  list,
  maybe,
  named,
  only,
  quoted,
  record,
  say,
  valueOf,
} from '@rulewright/content/sentences';
import { auraType, pageType, trait } from '../../language/pages-phrases.ts';
import { amount } from '../../language/phrases.ts';
import { tokenSchema } from './schema.ts';

const article = is(1, either('a', also('an', '1')));
const several = only(int(), (n) => n !== 1);
const attack = say`${at('name', quoted)} ( ${at('damage', int())} )`;
const kind = say`${at('token.auraType', auraType)} ${at('token.pageType', pageType.one)}`;
const about = say`${maybe(say`named ${at('token.name', quoted)}`)}
  ${maybe(say`of the ${either('Tribes', also('Tribe'))} ${at('token.tribes', list(named('tribe'), { between: ',', last: 'and' }))}`)}
  with ${at('token.lp', int())} LP
  ${maybe(say`and the ${either('Traits', also('Trait'))} ${at('token.traits', list(trait, { between: ',', last: 'and' }))}`)}
  ${maybe(say`and the ${either('Attacks', also('Attack'))} ${at('token.attacks', list(attack, { between: ',', last: 'and' }))}`)}
  into the Arena`;

export const sayToken = record(
  tokenSchema,
  say`${be('do', 'token')} put ${at('count', article)} ${maybe(also(either('nameless')))} ${kind} Token ${about}`,
  say`${be('do', 'token')} ${amount('count', valueOf(say`${at('value', several)}`), (n) => say`put ${n} ${kind} Tokens ${about}`)}`,
  say`${be('do', 'token')} ${amount('count', article, (n) => say`put ${n} ${kind} Token ${about}`)}`,
);
