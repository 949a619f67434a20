/**
 * Phrases for the shared words of abilities: cards and places, targets, amounts, conditions. A phrase both parses and
 * prints a part of a sentence.
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
  meaning,
  named,
  only,
  record,
  say,
  self,
  table,
  turned,
  valueOf,
  type Phrase,
  type Schema,
} from '@rulewright/content/sentences';
import { conditionSchema, selectorSchema, targetSchema, type Target } from './schema.ts';

const count = int({ inWords: true });
const notOne = only(count, (n) => n !== 1);

/** `a card`, `two cards`. */
export const cards = either(
  is(1, either('a card', also('one card', '1 card', 'another card', 'one more card', 'any card'))),
  valueOf(say`${at('value', notOne)} ${maybe(also('more', 'other'))} cards`),
);

/** The values of `whose` except `own`. */
export const others = table({
  opponent: ['an opponent', 'your opponent', 'your opponent in it'],
  'each-opponent': 'each opponent',
  'every-player': 'every player',
});
const ofOthers = table({
  opponent: ['of an opponent', 'of your opponent'],
  'each-opponent': 'of each opponent',
  'every-player': 'of every player',
});

/** The places outside the play area, with `before` in front. */
const places = (before: string): Phrase =>
  table({
    hand: `${before} hand`,
    reserve: `${before} reserve`,
    'draw-pile': `${before} draw pile`,
    'discard-pile': `${before} discard pile`,
    'lost-pile': `${before} lost pile`,
  });
/** A place with its owner. `path` is the path of both fields in the data, such as `from.`. */
const owned = (path: string): Phrase =>
  either(
    say`${be(`${path}whose`, 'own')} ${at(`${path}zone`, places('your'))}`,
    say`${at(`${path}zone`, places('the'))} ${at(`${path}whose`, ofOthers)}`,
  );

const yourColumn = table({
  this: ['this column', 'its column'],
  one: 'a column of yours',
  fighting: 'your fighting column',
  facing: 'the column facing yours',
  other: 'another of your columns',
  all: 'your columns',
});
const theColumn = table({
  this: 'this column',
  one: 'a column',
  fighting: 'the fighting column',
  facing: 'the facing column',
  other: 'another column',
  all: 'the columns',
});
const column = either(
  say`${be('whose', 'own')} ${at('column', yourColumn)}`,
  say`${at('column', theColumn)} ${at('whose', ofOthers)}`,
);
const where = either(
  say`${be('zone', 'play-area')} ${be('topOnly', false)} ${either('in', also('from'))} ${column}`,
  say`${be('topOnly', false)} ${either('in', also('from', 'out of'))} ${owned('')}`,
  say`${be('topOnly', true)} on top of ${owned('')}`,
  say`${be('zone', 'play-area')} ${be('topOnly', true)} on top ${either('in', also('from'))} ${column}`,
  also(
    say`${be('zone', 'play-area')} ${be('topOnly', false)} ${be('column', 'all')} ${either(
      say`${be('whose', 'own')} ${either('you control', 'you have in play', 'in your play area', 'in any of your columns')}`,
      say`${be('whose', 'opponent')} ${either('an opponent controls', 'your opponent controls')}`,
      say`${be('whose', 'each-opponent')} ${either('your opponents control', 'of your opponents')}`,
    )}`,
  ),
);
const details = say`${maybe(say`named ${at('name', named('card'))}`)}
  ${maybe(say`of cost ${at('costAtMost', int())} or less`)}
  ${maybe(say`of cost ${at('costAtLeast', int())} or more`)} ${where}`;

const type = at('type', named('type'));
const oneNoun = say`${either(type, also(say`${type} card`), 'card')} ${details}`;
const manyNoun = say`${either(say`${type} cards`, 'cards', also(at('type', meaning('types'))))} ${details}`;
const plain = be('exceptThis', false);
const other = be('exceptThis', true);
/** Cards after `each`, `for each` and `up to one`: `other Ant in your columns`. */
export const eachCard = record(selectorSchema, say`${plain} ${oneNoun}`, say`${other} other ${oneNoun}`);
/** `a card in your hand`, `another Ant in this column`. */
const aCard = record(
  selectorSchema,
  say`${plain} ${either('a', also('one'))} ${oneNoun}`,
  say`${other} another ${oneNoun}`,
);
/** Cards after a number: `other cards in your columns`. */
export const manyCards = record(selectorSchema, say`${plain} ${manyNoun}`, say`${other} other ${manyNoun}`);

/** `your other Ants`: cards in columns. Parsed, but never printed. */
export const yourCards = record(
  selectorSchema,
  say`${be('whose', 'own')} ${be('zone', 'play-area')} ${be('column', 'all')} ${be('topOnly', false)} your
    ${either(plain, say`${other} other`)} ${either(say`${type} cards`, 'cards', at('type', meaning('types')))}`,
);

/** The card that the text is printed on. */
export const ownName = either(self, also('this card'));
export const thisCard = is('this', ownName);
const choose = (upTo: boolean): Phrase => say`${be('upTo', upTo)} ${at('choose', notOne)} ${at('from', manyCards)}`;
/** Targets that take a verb in the singular. */
const oneTarget = either(
  thisCard,
  is('attacking-card', 'the attacking card'),
  is('attacked-card', 'the attacked card'),
  record(
    targetSchema,
    say`${be('choose', 1)} ${be('upTo', false)} ${be('from.topOnly', true)} the top card of ${owned('from.')}`,
    say`${be('choose', 1)} ${be('upTo', false)} ${at('from', aCard)}`,
    say`${be('choose', 1)} ${be('upTo', true)} up to one ${at('from', eachCard)}`,
    say`each ${at('all', eachCard)}`,
    also(say`each of ${at('all', yourCards)}`),
    also(
      say`${be('choose', 1)} ${be('upTo', false)} ${be('from.zone', 'play-area')} ${be('from.whose', 'own')}
        ${be('from.column', 'one')} one of your cards in a column`,
    ),
  ),
);
/** Targets that take a verb in the plural. */
const manyTargets = record(
  targetSchema,
  choose(false),
  say`up to ${choose(true)}`,
  also(say`${maybe('all')} ${at('all', either(manyCards, yourCards))}`),
);
export const target = either(oneTarget, manyTargets);
/** A target with `has` or `have`: `this card has`, `two cards in your hand have`. */
export const has = either(say`${at('target', oneTarget)} has`, say`${at('target', manyTargets)} have`);

/** A target with `loses` or `lose`. */
export const loses = either(say`${at('target', oneTarget)} loses`, say`${at('target', manyTargets)} lose`);

const isOwn = (one: unknown): boolean => {
  const value = one as Target;
  if (typeof value === 'string') return value === 'this';
  return ('all' in value ? value.all : value.from).whose === 'own';
};
/** Targets that belong to the ability's owner, and all other targets. Their places use different words. */
export const ownTarget = only(target, isOwn);
export const otherTarget = only(target, (one) => !isOwn(one));

/** An amount with its unit, either fixed or counted from cards: `+1 attack for each other Ant in your columns, up to +3`. */
export function amount(
  path: string,
  number: Phrase,
  around: (number: Phrase) => Phrase,
  most: Phrase = number,
): Phrase {
  return either(
    around(at(path, number)),
    say`${around(at(`${path}.times`, number))} for each ${at(`${path}.per`, eachCard)}
      ${maybe(say`, up to ${at(`${path}.max`, most)}`)}`,
  );
}
/** A change of a number: `+2`. People also write `2 more` and `2 less`. */
export const bySize = (sign: 1 | -1): Phrase =>
  turned(int({ least: 1 }), { to: (n) => sign * Number(n), from: () => undefined });
export const signed = either(
  int({ signed: true }),
  also(
    valueOf(say`${at('value', bySize(1))} ${either('more', 'extra')}`),
    valueOf(say`${at('value', bySize(-1))} ${either('less', 'fewer')}`),
  ),
);
export const figure = int();
/** A number of cards, such as cards to draw: `two cards`, `a card for each card in your hand, up to three`. */
export const countOf = (before: (counted: Phrase) => Phrase): Phrase =>
  either(
    amount('count', cards, before, count),
    also(
      say`${before(say`${be('count.times', 1)} ${either('cards', 'as many cards')}`)}
        ${either('equal to the number of', 'as there are')} ${at('count.per', manyCards)}`,
    ),
  );
/** `the top card`, `the top two cards`. For a number counted from cards: `a card`. */
const topCards = either(
  is(1, either('the top card of', also('a card from the top of'))),
  valueOf(say`the top ${at('value', notOne)} cards of`),
  also(valueOf(say`${at('value', notOne)} cards from the top of`)),
);

/** A bound that the number itself does not reach: `more than two` is `three or more`. */
const beyond = (step: 1 | -1): Phrase =>
  only(
    turned(count, { to: (n) => Number(n) + step, from: () => undefined }),
    (n) => Number(n) >= 0,
  );

/** A condition, as a clause after "if". */
const condition = either(
  record(conditionSchema, say`you are the ${at('role', table({ attacker: 'attacker', defender: 'defender' }))}`),
  record(
    conditionSchema,
    say`there are ${at('atLeast', count)} to ${at('atMost', count)} ${at('count', manyCards)}`,
    say`there are ${at('atLeast', count)} or more ${at('count', manyCards)}`,
    say`there are no ${be('atMost', 0)} ${at('count', manyCards)}`,
    say`there are ${at('atMost', count)} or fewer ${at('count', manyCards)}`,
    also(
      say`there is ${be('atLeast', 1)} ${at('count', aCard)}`,
      say`there are ${either('more than', 'over')} ${at('atLeast', beyond(1))} ${at('count', manyCards)}`,
      say`there are ${either('fewer than', 'less than', 'under')} ${at('atMost', beyond(-1))} ${at('count', manyCards)}`,
    ),
  ),
);
/** Several conditions: `A and B`. */
export const conditions = list(condition, { between: 'and' });

/** Cards that a player gives up from the hand or the top of the draw pile: `discard two cards from your hand`. */
export function givingUp(verb: string, schema: Schema): Phrase {
  const does = be('do', verb);
  const hand = be('from', 'hand');
  const pile = be('from', 'draw-pile');
  const own = either(verb);
  const they = say`${at('whose', others)} ${either(`${verb}s`)}`;
  return record(
    schema,
    say`${does} ${hand} ${be('whose', 'own')} ${countOf((n) => say`${own} ${n} from your hand`)}`,
    say`${does} ${hand} ${countOf((n) => say`${they} ${n} from hand`)}`,
    // Players discard from the hand, unless the text says otherwise.
    also(say`${does} ${hand} ${be('whose', 'own')} ${countOf((n) => say`${own} ${n}`)}`),
    also(say`${does} ${hand} ${countOf((n) => say`${they} ${n}`)}`),
    say`${does} ${pile} ${be('whose', 'own')} ${amount('count', topCards, (n) => say`${own} ${n} your draw pile`, count)}`,
    say`${does} ${pile} ${amount('count', topCards, (n) => say`${they} ${n} the draw pile`, count)}`,
  );
}
