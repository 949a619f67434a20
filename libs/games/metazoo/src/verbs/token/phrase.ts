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
  type Phrase,
} from '@rulewright/content/sentences';
import { auraType, pageType, trait } from '../../language/pages-phrases.ts';
import { amount } from '../../language/phrases.ts';
import { tokenSchema } from './schema.ts';

const article = is(1, either('a', also('1')));
const notOne = only(int(), (n) => n !== 1);
const attack = say`${at('name', quoted)} ( ${at('damage', int())} )`;
const kind = say`${at('token.auraType', auraType)} ${at('token.pageType', pageType.one)}`;
/** `the Trait Fleet`, `the Traits Fleet and Flight`. */
const several = (field: string, noun: string, one: Phrase): Phrase => {
  const all = list(one, { between: ',', last: 'and' });
  const single = only(all, (names) => (names as unknown[]).length === 1);
  const more = only(all, (names) => (names as unknown[]).length > 1);
  return either(
    say`the ${either(noun)} ${at(`token.${field}`, single)}`,
    say`the ${either(`${noun}s`)} ${at(`token.${field}`, more)}`,
  );
};
const about = say`${maybe(say`named ${at('token.name', quoted)}`)}
  ${maybe(say`of ${several('tribes', 'Tribe', named('tribe'))}`)}
  with ${at('token.lp', int())} LP
  ${maybe(say`and ${several('traits', 'Trait', trait)}`)}
  ${maybe(say`and ${several('attacks', 'Attack', attack)}`)}
  ${either('into the Arena', also('', 'in the Arena'))}`;
/** `a 20 LP Flame Beastie Token`. Read, but never printed. */
const short = also(
  say`put ${at('count', either(article, notOne))} ${at('token.lp', int())} LP ${kind} ${either('Token', 'Tokens')}
    ${maybe(say`named ${at('token.name', quoted)}`)} ${maybe(say`with ${at('token.traits', list(trait, { between: ',', last: 'and' }))}`)}
    ${maybe(either('into the Arena', 'in the Arena'))}`,
);

export const sayToken = record(
  tokenSchema,
  say`${be('do', 'token')} put ${at('count', article)} ${maybe(also(either('nameless')))} ${kind} Token ${about}`,
  say`${be('do', 'token')} ${amount('count', valueOf(say`${at('value', notOne)}`), (n) => say`put ${n} ${kind} Tokens ${about}`)}`,
  say`${be('do', 'token')} ${amount('count', article, (n) => say`put ${n} ${kind} Token ${about}`)}`,
  say`${be('do', 'token')} ${short}`,
);
