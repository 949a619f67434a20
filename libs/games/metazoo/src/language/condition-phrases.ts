/** The phrases for conditions. */
import {
  also,
  at,
  be,
  either,
  int,
  later,
  list,
  maybe,
  meaning,
  named,
  quoted,
  record,
  say,
  table,
  turned,
  type Phrase,
} from '@rulewright/content/sentences';
import { filters, pages } from './pages-phrases.ts';
import { insideConditions, outsideConditions } from './schema.ts';
import { ownName } from './self.ts';

const [near, fact] = outsideConditions;
const [count, lp, turn, contracted, state, opponent] = insideConditions;

/** A bound that the number itself does not reach: `more than 2` is `3 or more`. */
const beyond = (step: 1 | -1): Phrase =>
  turned(int({ least: step === 1 ? 0 : 1 }), { to: (n) => Number(n) + step, from: () => undefined });

/** A number range with the counted things: `3 or more Beasties`, `exactly 2 Spells`. */
const bounded = (what: (bounds: Phrase) => Phrase, unit = ''): Phrase =>
  either(
    what(say`${at('atLeast', int())} to ${at('atMost', int())} ${either(unit)}`),
    what(say`${at('atLeast', int())} ${either(unit)} or more`),
    what(say`${at('atMost', int())} ${either(unit)} or ${either('less', also('fewer'))}`),
    also(
      what(say`more than ${at('atLeast', beyond(1))} ${either(unit)}`),
      what(say`${either('fewer than', 'less than')} ${at('atMost', beyond(-1))} ${either(unit)}`),
    ),
  );

const symbol = at('near', named('symbol'));
const active = record(
  near,
  say`${symbol} is active ( within ${at('withinMiles', int())} miles )`,
  say`${symbol} is active`,
);
/** `a forest is within 5 miles or a Forest Terra is in the Arena`. Both symbols must be the same. */
const nearby = turned(
  say`a ${at('place', named('symbol'))} is within ${at('withinMiles', int())} miles or a ${symbol} Terra is in the Arena`,
  {
    to(said) {
      const { place, ...rest } = said as { place: string; near: string };
      return place === rest.near ? rest : undefined;
    },
    from: () => undefined,
  },
);
/**
 * A fact without a Terra symbol. A fact that the release gives words has its own clause: `there is a train`. For any
 * other fact, the sentence contains its question, its name and its words, if it has words.
 */
export const factWords = either(
  meaning('fact'),
  record(
    fact,
    say`the answer to ${at('ask', quoted)} ( ${at('fact', quoted)} ${maybe(say`, ${at('words', quoted)}`)} ) is yes
      ${either(say`${be('of', 'you')} for you`, be('of', 'table'))}`,
  ),
);
export const symbolActive = record(near, say`${symbol} is active`);

const simple: Phrase = either(
  active,
  also(nearby),
  factWords,
  record(
    count,
    say`you control no ${be('atMost', 0)} ${at('count', pages.manyYours)}`,
    say`you control ${bounded((n) => say`${n} ${at('count', pages.manyYours)}`)}`,
    say`there are no ${be('atMost', 0)} ${at('count', pages.many)}`,
    bounded((n) => say`there are ${n} ${at('count', pages.many)}`),
    also(
      say`${at('atLeast', int())} or more ${at('count', pages.many)}`,
      say`you control a ${be('atLeast', 1)} ${at('count', pages.oneYours)}`,
      bounded((n) => say`your opponents control ${n} ${at('count', pages.manyTheirs)}`),
      say`there is a ${be('atLeast', 1)} ${at('count', pages.one)}`,
    ),
  ),
  record(
    lp,
    bounded(
      (n) =>
        say`${either(say`${be('lpOf', 'you')} you have`, say`${be('lpOf', 'an-opponent')} ${either('some opponent has', also('an opponent has'))}`)} ${n}`,
      'LP',
    ),
  ),
  record(turn, say`it is ${at('turn', table({ own: 'your turn', opposing: "an opponent's turn" }))}`),
  record(
    contracted,
    bounded(
      (n) => say`${either(say`${be('by', 'you')} you`, say`${be('by', 'an-opponent')} some opponent`)} Contracted ${n}
        ${at('contracted', filters.many)} this turn`,
    ),
  ),
  record(
    state,
    say`${ownName} is ${at('this', table({ fatigued: 'fatigued', awakened: 'awakened', damaged: 'damaged', attacking: 'attacking', defending: 'defending', attached: 'attached' }))}`,
  ),
  record(opponent, say`the opposing Page in combat is one of the ${at('combatOpponent', pages.many)}`),
  say`it is not so that ${at(
    'not',
    later(() => inner),
  )}`,
);
const bracketed = turned(
  say`( ${at(
    'value',
    later(() => condition),
  )} )`,
  {
    to: (said) => (said as { value: unknown }).value,
    from: (value) => ({ value }),
  },
);
/** A condition inside another one. An `either` is put in brackets there. */
const inner: Phrase = either(simple, bracketed);
/** A condition as a clause after "if". */
export const condition: Phrase = either(
  simple,
  say`either ${at(
    'any',
    list(
      later(() => inner),
      { between: 'or', least: 2 },
    ),
  )}`,
);

const allActive = turned(
  say`${at('symbols', list(named('symbol'), { between: ',', last: 'and', least: 2 }))} are all active`,
  {
    to: (said) => (said as { symbols: string[] }).symbols.map((one) => ({ near: one })),
    from: () => undefined,
  },
);
/** Conditions that must all be true. */
export const conditions = list(condition, { between: 'and', group: also(allActive) });
