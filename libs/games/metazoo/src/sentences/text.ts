/**
 * The sentences of a Page's text, of an ARENA text, of an Attack and of a requirement: moment or price, conditions,
 * effects.
 */
import {
  also,
  at,
  be,
  either,
  int,
  is,
  list,
  maybe,
  say,
  table,
  turned,
  type Phrase,
} from '@rulewright/content/sentences';
import { auraAmounts } from '../language/aura-phrases.ts';
import { condition, conditions } from '../language/condition-phrases.ts';
import { changesOf } from '../language/modifier-phrases.ts';
import { pages } from '../language/pages-phrases.ts';
import { ownName } from '../language/self.ts';
import { effects } from '../verbs/phrase.ts';
import { blamed, textOf, shapeOf } from './shape.ts';

const all = at('effects', effects);
const when = at('conditions', conditions);
const ifs = maybe(say`if ${when} ,`);
const body = either(say`${ifs} ${all}`, also(say`${all} ${maybe(',')} if ${when}`));
const stop = either('.', also(maybe('.')));

const keyword = (on: string, word: string): Phrase => say`${be('on', on)} ${either(`${word}:`)} ${body}`;
const turns = table({
  'own-turn-start': 'at the start of your turn',
  'own-turn-end': 'at the end of your turn',
  'every-turn-start': ['at the start of every turn', 'at the start of each turn'],
  'every-turn-end': ['at the end of every turn', 'at the end of each turn'],
  'own-coin-heads': 'when you flip heads',
  'own-coin-tails': 'when you flip tails',
  'every-coin-heads': 'when a coin comes up heads',
  'every-coin-tails': 'when a coin comes up tails',
});
const another = say`${either('a')} ${at('of', pages.one)}`;
const happens = table({
  entered: 'enters the Arena',
  attacks: 'attacks',
  defends: 'defends',
  'dealt-damage': 'deals Damage with an Attack',
  'took-damage': 'takes Damage',
  'destroyed-another': 'Destroys a Page',
});
const happensToAnother = table({
  contracted: 'is Contracted',
  flipped: 'is flipped',
  destroyed: 'is Destroyed',
});
const own = say`when ${ownName} ${at('on', happens)}`;
const ofAnother = say`when ${another} ${at('on', either(happens, happensToAnother))}`;
const event = either(say`${own} , ${body}`, say`${ofAnother} , ${body}`);
const moments = say`${be('frame', 'when')} ${either(
  keyword('contracted', 'CONTRACT'),
  keyword('flipped', 'FLIPPED'),
  keyword('destroyed', 'DESTROYED'),
  say`${at('on', turns)} , ${body}`,
  event,
  // The moment may be last.
  also(say`${all} ${maybe(',')} ${either(at('on', turns), own, ofAnother)}`),
  say`${be('on', 'as-soon-as')} ${either('as soon as', also('when'))} ${when} , ${all}`,
)}`;

const often = at('limit.times', either(is(1, 'once'), is(2, 'twice')));
const limit = say`${either(often, say`${at('limit.times', int({ least: 1 }))} times`)} a ${at('limit.per', table({ turn: 'turn', game: 'game' }))}`;
/** The parts of a price, each with its verb. */
const aura = say`${be('kind', 'aura')} ${at('value', auraAmounts)} Aura`;
const lp = say`${be('kind', 'lp')} ${at('value', int({ least: 1 }))} LP`;
const chapter = either(
  say`${be('value', 1)} ${either('a', also('1'))} Page of your Chapter into its discard area`,
  say`${at('value', int({ least: 2 }))} Pages of your Chapter into their discard areas`,
);
const part = either(
  say`pay ${aura}`,
  say`pay ${lp}`,
  say`${be('kind', 'pages')} put ${chapter}`,
  say`${be('kind', 'fatigue')} Fatigue ${ownName}`,
  say`${be('kind', 'destroy')} Destroy ${ownName}`,
  also(aura, lp),
);
const price = at('price', list(part, { between: either(',', also(', and')), last: 'and' }));
const from = maybe(
  either(
    say`${be('from', 'face-down')} while ${ownName} is face-down`,
    say`${be('from', 'chapter')} while ${ownName} is in your Chapter`,
    say`${be('from', 'limbo')} while ${ownName} is in your Limbo`,
    also(say`${be('from', 'face-down')} while it lies face-down, you may flip ${ownName} and pay for it`),
  ),
);
const any = say`${be('any', true)} ${either('any time', also('at any time'))} ${from}`;
const head = either(
  say`${any} ${maybe(say`, ${limit}`)} ${maybe(say`, if ${when}`)} ${maybe(say`, ${price}`)} :`,
  say`${be('any', false)} ${limit} ${maybe(say`, if ${when}`)} ${maybe(say`, ${price}`)} :`,
  say`${be('any', false)} if ${when} , ${price} :`,
  say`${be('any', false)} ${price} :`,
);
/** A limit alone may end with a comma. */
const limited = also(say`${either(any, be('any', false))} ${maybe(',')} ${limit} ,`);
const used = say`${be('frame', 'use')} ${either(head, limited)} ${all}`;
const plain = say`${be('frame', 'plain')} ${body}`;

const CASTERS = {
  you: 'you',
  'each-opponent': 'each opponent',
  'every-caster': ['each Caster', 'every Caster'],
} as const;
const { you, ...others } = CASTERS;
const changed = say`${either(
  say`${be('on', 'this')} ${ownName} ${at('modifiers', changesOf.one)}`,
  say`${be('on', 'equipped')} ${either('the Equipped Page', also('the Equipped Beastie'))} ${at('modifiers', changesOf.one)}`,
  say`${at('on', table(others))} ${at('modifiers', changesOf.one)}`,
  say`${at('on', is('you', you))} ${at('modifiers', changesOf.many)}`,
  say`each ${at('on.all', pages.one)} ${at('modifiers', changesOf.one)}`,
  also(
    say`${maybe('all')} ${at('on.all', pages.many)} ${at('modifiers', changesOf.many)}`,
    say`each of your ${at('on.all', pages.manyYours)} ${at('modifiers', changesOf.one)}`,
  ),
)}`;
const lasting = say`${be('frame', 'arena')} ${either('ARENA:', also(''))} ${either(
  say`${maybe(say`while ${when} ,`)} ${changed}`,
  also(say`if ${when} , ${changed}`, say`${changed} ${either('while', 'if')} ${when}`),
)}`;

const turn = { to: textOf, from: shapeOf, blames: blamed };
/** The phrase for a text of a Page. */
export const pageText = turned(say`${either(moments, used, lasting, plain)} ${stop}`, turn);
/** The phrase for the text of an Attack. */
export const attackText = turned(say`${be('frame', 'attack')} ${body} ${stop}`, turn);
/** A condition that forbids Contracting a Page. The data contains its negation. */
const unwanted = turned(at('not', condition), {
  to: (said) => [said],
  from: (value) => {
    const [only, ...others] = value as readonly unknown[];
    return others.length === 0 ? only : undefined;
  },
});
/** The phrase for a requirement, the condition for Contracting a Page. */
export const requirement = turned(
  say`${be('frame', 'requires')} ${ownName} ${either(
    say`cannot be Contracted if ${at('conditions', unwanted)}`,
    say`can be Contracted only if ${when}`,
  )} ${stop}`,
  turn,
);
