/** The phrases for targets, amounts and entries of the resolution chain. */
import {
  also,
  at,
  be,
  either,
  int,
  is,
  maybe,
  only,
  record,
  say,
  table,
  turned,
  type Fields,
  type Phrase,
} from '@rulewright/content/sentences';
import { eachAndEach, outOfThe, picked, theirs } from './named-places.ts';
import { pages, pageTypes } from './pages-phrases.ts';
import { entryTargetSchema, targetSchema, type Target } from './schema.ts';
import { ownName } from './self.ts';

const away = new Set(['chapter', 'spellbook', 'limbo', 'cemetery', 'afterlife']);
const isOut = (selector: unknown): boolean => away.has((selector as { in: string }).in);
const here = (selector: Phrase): Phrase => only(selector, (one) => !isOut(one));
const out = (selector: Phrase): Phrase => only(selector, isOut);

const several = only(int(), (n) => n !== 1);
const article = either('a', also('1'));

const orCaster = maybe(
  say`or ${at('orCaster', table({ any: 'Caster', opposing: ['opponent', 'opposing Caster'], own: 'yourself' }))}`,
);
const one = say`${be('pick', 1)} ${be('upTo', false)}`;
const upToOne = say`${be('pick', 1)} ${be('upTo', true)}`;
const many = (upTo: boolean): Phrase => say`${be('upTo', upTo)} ${at('pick', several)}`;
const after = say`${orCaster} ${be('by', 'you')}`;
/** Pages that each of several Casters picks from their own Pages. */
const byEach = say`${be('by', 'owner')} ${be('upTo', false)}`;
const from = (selector: Phrase): Phrase => at('from', selector);

const casters = either(
  is('any', 'a target Caster'),
  is('opposing', either('a target opponent', also('a target opposing Caster'))),
  is('own', 'yourself'),
);
const ofCaster = say`of ${at('caster', casters)}`;
const random = (count: 'one' | 'many', out: Phrase): Phrase =>
  say`random ${either(
    say`${from(outOfThe[count])} ${ofCaster}`,
    say`${from(out)} ${either(be('caster', 'own'), say`, of ${at('caster', casters)} ,`)}`,
  )}`;

/**
 * Single targets, followed by a verb in the singular: Pages in the Arena or a Terra Slot, or one Page from another
 * place.
 */
const single = record(
  targetSchema,
  say`${one} a target ${from(here(pages.one))} ${after}`,
  say`${one} ${article} ${from(out(pages.oneOut))} ${after}`,
  say`${upToOne} up to 1 target ${from(here(pages.one))} ${after}`,
  say`${upToOne} up to 1 ${from(out(pages.oneOut))} ${after}`,
  say`${byEach} ${be('pick', 1)} ${article} ${from(picked.one)}`,
  say`${be('random', 1)} a ${random('one', pages.oneOut)}`,
  say`each ${at('all', pages.one)}`,
  also(say`each ${at('all', eachAndEach)}`),
  also(say`each of your ${at('all', pages.manyYours)}`),
  also(say`${one} one of your ${from(pages.manyYours)} ${be('by', 'you')}`),
  also(say`${one} ${be('by', 'you')} a target ${at('orCaster', table({ any: 'Caster' }))} or ${from(here(pages.one))}`),
  say`${at('caster', casters)}`,
);
/** Targets that take a verb in the plural. */
export const plural = record(
  targetSchema,
  say`${many(false)} target ${from(here(pages.many))} ${after}`,
  say`${many(false)} ${from(out(pages.manyOut))} ${after}`,
  say`${byEach} ${at('pick', several)} ${from(picked.many)}`,
  say`up to ${many(true)} target ${from(here(pages.many))} ${after}`,
  say`up to ${many(true)} ${from(out(pages.manyOut))} ${after}`,
  say`${at('random', several)} ${random('many', pages.manyOut)}`,
  also(say`${maybe('all')} ${at('all', pages.many)}`),
);
/** The Page that triggered the text, where this is the attacker. */
const theAttacker = only(either('the attacking Beastie'), (_, { hint }) => hint['byAttacker'] === true);
const fixed = either(
  is('this', ownName),
  is('that', 'it'),
  is('equipped', either('the Equipped Page', also('the Equipped Beastie'))),
  is('combat-opponent', 'the opposing Page in combat'),
  is('event', either(theAttacker, 'that Page', also('the attacking Beastie', 'the attacker'))),
  is('each-opponent', 'each opponent'),
  is('every-caster', either('each Caster', also('every Caster'))),
);
export const you = is('you', 'you');
/** Targets that take a verb in the singular. */
export const singular = either(fixed, single);

interface EachDoes {
  readonly whose: string;
  readonly pick: number;
  readonly from: Fields;
}
const theirNumber = either(
  say`${be('pick', 1)} ${article} ${at('from', theirs.one)}`,
  say`${at('pick', several)} ${at('from', theirs.many)}`,
);
/** An action of each Caster with Pages that they pick: `each opponent destroys a Beastie they control`. Parsed, but never printed. */
export const eachDoes = (verb: string, rest: Phrase = say``): Phrase =>
  also(
    turned(
      say`${at('whose', either(is('opposing', 'each opponent'), is('any', 'each Caster')))} ${either(verb)} ${theirNumber}
        ${maybe('of their choice')} ${rest}`,
      {
        to: (said) => {
          const { whose, pick, from, ...others } = said as EachDoes;
          const target = targetSchema.safeParse({ pick, by: 'owner', from: { ...from, whose } });
          return target.success ? { ...others, target: target.data } : undefined;
        },
        from: () => undefined,
      },
    ),
  );

/** A target with its verb in the right form: `you lose`, `it loses`, `Beasties you control lose`. */
export const subject = (path: string, plain: string, third: string): Phrase =>
  either(
    say`${at(path, you)} ${either(plain)}`,
    say`${at(path, singular)} ${either(third)}`,
    say`${at(path, plural)} ${either(plain)}`,
  );
/** A target after a verb: `Destroy a target Beastie of an opponent`. */
export const target = either(singular, plural, you);
/** Whether the target is Pages from an area of one Caster. Their destination uses different words. */
export const isOwnPile = (value: unknown): boolean => {
  const held = value as Target;
  return typeof held !== 'string' && 'from' in held && isOut(held.from) && held.from.whose === 'own';
};

const most = either(int({ least: -999 }), also(int({ signed: true })));
const perPage = (path: string): Phrase =>
  say`for each ${at(`${path}.per`, pages.one)} ${maybe(say`, at most ${at(`${path}.max`, most)} ${maybe(also('more'))}`)}`;
/** A fixed number, or a number counted from Pages or a die. `around` builds the clause around it. */
export function amount(path: string, number: Phrase, around: (number: Phrase) => Phrase): Phrase {
  const times = around(at(`${path}.times`, number));
  return either(
    around(at(path, number)),
    say`${times} ${perPage(path)}`,
    say`${times} for each point of a die with ${at(`${path}.roll`, int({ least: 2 }))} sides`,
  );
}
/** A number. No text contains a negative number. */
export const figure = int();

const entryPages = either(at('types', pageTypes('one')), 'Page');
/** An entry of the resolution chain: `a Spell or Potion of an opponent`. */
export const entry = record(
  entryTargetSchema,
  say`${either('a')} ${entryPages} ${maybe(say`${be('effects', true)} or used Effect`)} ${either(
    say`${be('whose', 'opposing')} of an opponent`,
    say`${be('whose', 'own')} of yours`,
    be('whose', 'any'),
  )} ${maybe(say`that costs ${at('costAtMost', int())} or less`)} ${maybe(also(either('that waits in the resolution chain', 'in the resolution chain')))}`,
);
