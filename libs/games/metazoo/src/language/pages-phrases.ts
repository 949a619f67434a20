/** The phrases for Pages: their kinds, filters and places. */
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
  record,
  say,
  table,
  turned,
  type Phrase,
  type Schema,
} from '@rulewright/content/sentences';
import { filtersSchema, selectorSchema } from './schema.ts';
import { AURA_TYPES, STATUS_EFFECTS, TRAITS } from './words.ts';

/** Words that are the same in data and sentences. */
const ownWords = (list_: readonly string[]): Phrase => table(Object.fromEntries(list_.map((one) => [one, one])));
export const auraType = ownWords(AURA_TYPES);
export const trait = ownWords(TRAITS);
export const status = ownWords(STATUS_EFFECTS);

export type Count = 'one' | 'many';

const TYPES = {
  one: {
    aura: 'Aura Page',
    beastie: 'Beastie',
    spell: 'Spell',
    potion: 'Potion',
    artifact: 'Artifact',
    terra: 'Terra',
  },
  many: {
    aura: 'Aura Pages',
    beastie: 'Beasties',
    spell: 'Spells',
    potion: 'Potions',
    artifact: 'Artifacts',
    terra: 'Terra',
  },
} as const;
/** A page type as a noun. */
export const pageType = { one: table(TYPES.one), many: table(TYPES.many) };
/** Page types joined: `Beastie or Artifact`. */
export const pageTypes = (count: Count): Phrase => list(pageType[count], { between: ',', last: 'or' });
/** Page types without a place. `Terra` alone is excluded, because it means a Terra in a Terra Slot. */
const placeless = (count: Count): Phrase => only(pageTypes(count), (types) => String(types) !== 'terra');

/** The page types that an attached Equipment can have (mz.equip.out-of-play). */
const EQUIPMENT = ['beastie', 'artifact', 'spell', 'potion'];
const knownTribe = only(
  named('tribe'),
  (tribe, { names }) =>
    String(tribe).startsWith('Beastie ') && (names.get('tribe')?.all.includes(String(tribe)) ?? false),
);

/** The noun of a selection: `Beastie or Artifact`, `Token`, `Page`. */
export function noun(count: Count, typesOf = pageTypes): Phrase {
  const s = count === 'one' ? '' : 's';
  const types = at('types', typesOf(count));
  const singular = at('types', typesOf('one'));
  return either(
    say`${be('types', ['beastie'])} ${at('tribe', knownTribe)}`,
    types,
    say`${singular} ${be('token', true)} ${either(`Token${s}`)}`,
    say`${be('token', true)} ${either(`Token${s}`)}`,
    either(`Page${s}`),
    // `each other Cave-In`, without the word Page.
    ...(count === 'one' ? [also(at('name', named('card')))] : []),
  );
}
/** Nouns that include the place of the Pages. */
export const placed = (count: Count): Phrase =>
  either(
    say`${be('attached', true)} ${be('types', EQUIPMENT)} Equipment`,
    say`${be('attached', true)} attached Equipment`,
    say`${be('faceDown', true)} ${either(count === 'one' ? 'face-down Trap' : 'face-down Traps')}`,
  );
export const faceDown = (count: Count, typesOf = pageTypes): Phrase =>
  say`${be('faceDown', true)} face-down ${maybe(say`${be('attached', true)} attached`)} ${noun(count, typesOf)}`;
export const attached = (count: Count, typesOf = pageTypes): Phrase =>
  say`${be('attached', true)} attached ${noun(count, typesOf)}`;

const adjectives = say`${maybe(at('state', table({ fatigued: 'fatigued', awakened: 'awakened', damaged: 'damaged' })))}
  ${maybe(say`${be('token', false)} non-Token`)} ${maybe(at('auraType', auraType))}`;

const costs = either('that costs', also('that cost'));
const cost = { one: costs, many: either('that cost', also('that costs')) };
/** The filters after the noun, in this order. */
export const details = (count: Count): Phrase => say`
  ${maybe(say`of the Tribe ${at('tribe', named('tribe'))}`)}
  ${maybe(say`named ${at('name', named('card'))}`)}
  ${maybe(say`with ${at('trait', trait)}`)}
  ${maybe(say`with ${at('status', either(status, is('any', 'a Status Effect')))}`)}
  ${maybe(say`${cost[count]} ${at('costAtMost', int())} or less`)}
  ${maybe(say`${cost[count]} ${at('costAtLeast', int())} or more`)}
  ${maybe(say`with ${at('lpAtMost', int())} LP or less`)}
  ${maybe(say`with ${at('lpAtLeast', int())} LP or more`)}`;

export const ofFilters = (count: Count, schema: Schema = filtersSchema): Phrase =>
  record(schema, say`${adjectives} ${noun(count)} ${details(count)}`);
/** Pages described by filters alone, in any place: `Flame Beasties with Flight`. */
export const filters = { one: ofFilters('one'), many: ofFilters('many') };
/** Excluded Pages as a list of one, because the parser would merge two exclusions into one with both filters. */
const excluded = (of: Phrase): Phrase =>
  at('not', turned(of, { to: (not) => [not], from: (list_) => (list_ as readonly unknown[])[0] }));
const without = excluded(say`without ${at('trait', trait)}`);
export const exceptions = maybe(either(without, say`but not ${excluded(ofFilters('many'))}`));
/** The adjectives of a selection, with an exclusion such as `non-Flame`. Filters have no exclusions. */
export const marks = say`${adjectives} ${maybe(
  excluded(at('auraType', either(...AURA_TYPES.map((type) => is(type, either(`non-${type}`, also(`non ${type}`))))))),
)}`;
/** A selection in one of these forms. */
export const selector = (...ways: readonly Phrase[]): Phrase =>
  turned(either(...ways), {
    to(said) {
      const { not, ...rest } = said as { readonly not?: readonly unknown[] };
      const parsed = selectorSchema.safeParse({ ...rest, ...(not && { not: not[0] }) });
      return parsed.success ? parsed.data : undefined;
    },
    from(value) {
      const { not, ...rest } = value as { readonly not?: unknown };
      return { ...rest, ...(not !== undefined && { not: [not] }) };
    },
  });

/** The controller of Pages in the Arena. Omitted if any Caster may control them. */
export const held = either(
  say`${be('whose', 'own')} you control`,
  say`${be('whose', 'opposing')} ${either('of an opponent', also('your opponents control', 'an opponent controls', 'of your opponents'))}`,
  be('whose', 'any'),
);

const ZONES = {
  chapter: 'Chapter',
  spellbook: 'Spellbook',
  limbo: 'Limbo',
  cemetery: 'Cemetery',
  afterlife: 'Afterlife',
} as const;
export const zones = (before: string, plural = ''): Phrase =>
  table(Object.fromEntries(Object.entries(ZONES).map(([zone, name]) => [zone, `${before} ${name}${plural}`])));
/** A place outside the Arena: `out of your Limbo`, `in the Chapter of an opponent`. */
const away = (prep: string): Phrase => {
  const [first, ...others] = [prep, ...['in', 'out of', 'of', 'from', 'lie in'].filter((one) => one !== prep)];
  return say`${either(first ?? prep, also(...others))} ${either(
    say`${be('whose', 'own')} ${at('in', zones('your'))}`,
    say`${be('whose', 'opposing')} ${at('in', zones('the'))} of an opponent`,
    say`${be('whose', 'any')} ${at('in', zones('any'))}`,
    also(say`${be('whose', 'opposing')} ${at('in', zones('the', 's'))} of your opponents`),
  )}`;
};

/** A selection after an article or a number. `prep`: the preposition before a place outside the Arena. */
function selection(count: Count, prep: string): Phrase {
  const arena = be('in', 'arena');
  const nouns = either(placed(count), faceDown(count), attached(count), noun(count));
  const bare = either(placed(count), faceDown(count, placeless), attached(count, placeless), noun(count, placeless));
  const way = (other: Phrase): Phrase =>
    say`${other} ${either(
      say`${arena} ${marks} ${bare} ${held} ${details(count)}`,
      say`${arena} ${marks} ${nouns} ${held} in the Arena ${details(count)}`,
      say`${be('in', 'terra-slots')} ${marks} Terra ${held} ${details(count)}`,
      say`${be('in', 'terra-slots')} ${marks} ${nouns} ${held} in the Terra Slots ${details(count)}`,
      say`${marks} ${nouns} ${details(count)} ${away(prep)}`,
      // Filters may also come before the place in the Arena and after any other place.
      also(
        say`${arena} ${marks} ${bare} ${details(count)} ${held} ${maybe('in the Arena')}`,
        say`${marks} ${nouns} ${away(prep)} ${details(count)}`,
      ),
    )} ${exceptions}`;
  const ways = (other: Phrase): Phrase =>
    either(way(other), also(say`${other} ${arena} ${marks} ${bare} ${details(count)} ${without} ${held}`));
  return selector(ways(be('exceptThis', false)), ways(say`${be('exceptThis', true)} other`));
}
/** Pages in the Arena, if the sentence names their controller before them. */
const controlled = (count: Count, whose: string): Phrase =>
  selector(
    ...[be('exceptThis', false), say`${be('exceptThis', true)} other`].map(
      (except) =>
        say`${be('in', 'arena')} ${be('whose', whose)} ${except} ${marks}
        ${either(placed(count), noun(count, placeless))} ${details(count)} ${exceptions}`,
    ),
  );
export const pages = {
  /** After `each` or `a target`: `Beastie of an opponent`. */
  one: selection('one', 'in'),
  /** After a number: `Beasties you control`. */
  many: selection('many', 'in'),
  /** Pages that leave a place: `Beastie out of your Limbo`. */
  oneOut: selection('one', 'out of'),
  manyOut: selection('many', 'out of'),
  /** After `you control` and a number: `Cosmic Beasties`. */
  manyYours: controlled('many', 'own'),
  /** After `you control a`. */
  oneYours: controlled('one', 'own'),
  /** After `your opponents control` and a number. */
  manyTheirs: controlled('many', 'opposing'),
};
