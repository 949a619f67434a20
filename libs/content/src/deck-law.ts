/** Deck law as data: rules/<game>/deck-laws/<id>.yaml, and the law in a card document. libs/decks checks lists against it. */
import { z } from 'zod';
import {
  fieldIdSchema,
  lawNumberSchema,
  lawTestSchema,
  predicateSchema,
  referenceSchema,
  zoneIdsSchema,
  type LawNumber,
  type Predicate,
} from './deck-law-words.ts';
import { conditionSchema, parameterNameSchema, ruleIdSchema, slugSchema } from './schema-words.ts';

/** The size limits of one law. */
export const LAW_BOUNDS = { rules: 100, predicates: 200, numberDepth: 4, predicateDepth: 8, carried: 20 } as const;

/** A rule has exactly one of these words, its verb. */
export const VERBS = [
  'count',
  'sum',
  'distinct',
  'copies',
  'every',
  'places',
  'apart',
  'contains',
  'pair',
  'remove',
  'either',
] as const;
export type Verb = (typeof VERBS)[number];

/** The other words that each verb allows. Every rule may also have `id`, `rule`, `when`, `severity` and `say`. */
export const WORDS_OF: Readonly<Record<Verb, readonly string[]>> = {
  count: ['in', 'cards', 'min', 'max', 'exactly', 'minRule', 'maxRule', 'after'],
  sum: ['in', 'cards', 'min', 'max', 'exactly', 'minRule', 'maxRule', 'after', 'once'],
  distinct: ['in', 'cards', 'min', 'max', 'exactly', 'minRule', 'maxRule', 'after'],
  copies: ['in', 'cards', 'min', 'max', 'exactly', 'minRule', 'maxRule', 'bothRule', 'after'],
  every: ['in', 'cards'],
  places: ['in', 'cards'],
  apart: ['in', 'cards'],
  contains: ['in'],
  pair: ['in'],
  remove: ['in', 'because', 'reduced', 'joins'],
  either: [],
};

/** A parameter whose values map to zones. */
interface ZoneByParameter {
  readonly param: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Zone ids, or a parameter whose values map to zones. */
export type ZoneChoice = readonly string[] | ZoneByParameter;

/** Lists of fields. The first one whose condition on parameters holds is used. */
interface FirstGroup {
  readonly first: readonly { readonly when?: string; readonly is: readonly string[] }[];
}

/** The fields that group copies: a list of fields, or the first list whose condition on parameters holds. */
export type GroupBy = readonly string[] | FirstGroup;

/** A place of a `places` rule. Without `most`, or if it is null, it takes any number of copies. */
export interface LawPlace {
  readonly id: string;
  readonly cards: Predicate;
  readonly most?: LawNumber;
}

const zoneSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1).max(40),
  /** Other heading words of this zone in a list. */
  words: z.array(z.string().min(1).max(40)).max(10).default([]),
  /** Cards of the deck that belong in this zone even without a heading. */
  takes: predicateSchema.optional(),
  /** Whether `leader.` refers to the cards of this zone. */
  leader: z.literal(true).optional(),
});

const placeSchema: z.ZodType<LawPlace> = z.strictObject({
  id: slugSchema,
  cards: predicateSchema,
  most: lawNumberSchema.optional(),
});

/** A test that depends on parameters only. */
const paramTestSchema = z.strictObject({ param: conditionSchema });

const fieldsSchema = z.array(fieldIdSchema).min(1).max(4);
const groupBySchema: z.ZodType<GroupBy> = z.union([
  fieldsSchema,
  z.strictObject({
    first: z
      .array(z.strictObject({ when: conditionSchema.optional(), is: fieldsSchema }))
      .min(1)
      .max(10),
  }),
]);
const zoneChoiceSchema: z.ZodType<ZoneChoice> = z.union([
  zoneIdsSchema,
  z.strictObject({ param: parameterNameSchema, words: z.record(z.string(), slugSchema) }),
]);

const ruleShape = z.strictObject({
  /** Unique in the law. */
  id: slugSchema,
  /** The rule of the rulebook that an issue cites. */
  rule: ruleIdSchema,
  minRule: ruleIdSchema.optional(),
  maxRule: ruleIdSchema.optional(),
  /** The rule to cite if copies in several zones together break a limit. */
  bothRule: ruleIdSchema.optional(),
  in: zoneChoiceSchema.optional(),
  cards: predicateSchema.optional(),
  when: lawTestSchema.optional(),
  severity: z.enum(['error', 'warning', 'info']).default('error'),
  /** A sentence with placeholders such as `{amount}`, instead of the verb's own. */
  say: z.string().min(1).max(300).optional(),
  /** The id of a `remove` rule. Cards are counted after it has removed its cards. */
  after: slugSchema.optional(),
  min: lawNumberSchema.optional(),
  max: lawNumberSchema.optional(),
  exactly: lawNumberSchema.optional(),
  count: predicateSchema.optional(),
  sum: fieldIdSchema.optional(),
  /** Cards with the same value in this field add to the sum only once. */
  once: fieldIdSchema.optional(),
  distinct: fieldIdSchema.optional(),
  copies: z.strictObject({ by: groupBySchema }).optional(),
  every: predicateSchema.optional(),
  places: z.array(placeSchema).min(1).max(30).optional(),
  apart: z.tuple([predicateSchema, predicateSchema]).optional(),
  contains: referenceSchema.optional(),
  pair: z
    .strictObject({
      any: z
        .array(z.tuple([predicateSchema, predicateSchema]))
        .min(1)
        .max(20),
    })
    .optional(),
  remove: predicateSchema.optional(),
  /** Why a card is removed, as part of a sentence. `{words}` stands for the words that it matches. */
  because: z.string().min(1).max(120).optional(),
  /** The rules for the deck that is left. */
  reduced: z
    .strictObject({
      rule: ruleIdSchema,
      /** Whether the deck may be played as it is. */
      allowed: paramTestSchema,
      /** Whether other cards may replace the removed ones. */
      replaceable: paramTestSchema,
    })
    .optional(),
  /** Another `remove` rule. Its cards and those of this rule are removed together. */
  joins: slugSchema.optional(),
  either: z.array(slugSchema).min(2).max(10).optional(),
});

type RuleShape = z.infer<typeof ruleShape>;

export const verbOf = (rule: RuleShape): Verb => VERBS.find((verb) => rule[verb] !== undefined)!;

const LIMIT_VERBS: ReadonlySet<Verb> = new Set(['count', 'sum', 'distinct', 'copies']);
const ALWAYS = new Set(['id', 'rule', 'when', 'severity', 'say']);

/** One rule of deck law. */
export const lawRuleSchema = ruleShape.superRefine((rule, context) => {
  const say = (message: string, path: string[] = []): void => context.addIssue({ code: 'custom', message, path });
  const verbs = VERBS.filter((verb) => rule[verb] !== undefined);
  if (verbs.length !== 1) {
    say(`a rule has exactly one of the words ${VERBS.join(', ')}; found ${verbs.join(', ') || 'none'}`);
    return;
  }
  const verb = verbs[0]!;
  for (const word of Object.keys(rule)) {
    if (
      word !== verb &&
      !ALWAYS.has(word) &&
      !WORDS_OF[verb].includes(word) &&
      rule[word as keyof RuleShape] !== undefined
    )
      say(`a rule with "${verb}" has no "${word}"; it may have ${WORDS_OF[verb].join(', ')}`, [word]);
  }
  if (verb === 'remove' && rule.when !== undefined && !('param' in rule.when))
    say('cards are removed by parameters alone: when is { param: … }', ['when']);
  if (LIMIT_VERBS.has(verb)) {
    const bounds = (['min', 'max', 'exactly'] as const).filter((word) => rule[word] !== undefined);
    if (bounds.length === 0) say(`a rule with "${verb}" has min, max or exactly`);
    if (rule.exactly !== undefined && bounds.length > 1) say('exactly is used without min and max', ['exactly']);
  }
});

const amendSchema = z
  .strictObject({
    rule: slugSchema,
    /** Replaces every bound of the rule. */
    set: lawNumberSchema.optional(),
    /** Adds to every bound of the rule. */
    add: lawNumberSchema.optional(),
    /** Adds a place to a `places` rule. */
    place: placeSchema.optional(),
    /** Cards that the rule does not count. */
    waive: predicateSchema.optional(),
    /** Waives only this many copies of each card. */
    firstOfEach: z.number().int().min(1).max(99).optional(),
    when: lawTestSchema.optional(),
  })
  .superRefine((amend, context) => {
    const words = (['set', 'add', 'place', 'waive'] as const).filter((word) => amend[word] !== undefined);
    if (words.length !== 1)
      context.addIssue({ code: 'custom', message: 'an amendment has exactly one of the words set, add, place, waive' });
    if (amend.firstOfEach !== undefined && amend.waive === undefined)
      context.addIssue({ code: 'custom', path: ['firstOfEach'], message: 'firstOfEach belongs to waive' });
  });

/** The law on a card: rules that it adds, and bounds that it changes, while the card is in a zone. */
export const carriedLawSchema = z
  .array(
    z.strictObject({
      while: z.union([z.literal('leader'), z.strictObject({ in: zoneIdsSchema })]),
      add: z.array(lawRuleSchema).max(LAW_BOUNDS.carried).default([]),
      amend: z.array(amendSchema).max(LAW_BOUNDS.carried).default([]),
    }),
  )
  .max(5);

const betweenGamesSchema = z.strictObject({
  /** The first game before which cards may be exchanged. */
  from: parameterNameSchema,
  fromRule: ruleIdSchema,
  /** Flag: an exchange must keep the sizes of deck and side deck. */
  sizesStay: parameterNameSchema,
  sizesRule: ruleIdSchema,
  /** Flag: after every game, both lists return to the registered ones. */
  reverts: parameterNameSchema,
  revertsRule: ruleIdSchema,
  /** List of the facts that opponents see before the first game: `existence`, `count`, `pages`. */
  shows: parameterNameSchema,
  showsRule: ruleIdSchema,
});

/** rules/<game>/deck-laws/<id>.yaml */
export const deckLawSchema = z.strictObject({
  id: slugSchema,
  /** The rule to cite for an empty list, and for cards that are not part of the deck. */
  cardRule: ruleIdSchema,
  /** Rules that no verdict cites, but that say what the law reads, such as what a number of a card means. */
  follows: z.array(ruleIdSchema).max(40).default([]),
  /** The card field that the points of a deck add up, and its name in a sentence. */
  points: z.strictObject({ field: fieldIdSchema, name: z.string().min(1).max(40) }).optional(),
  zones: z.array(zoneSchema).min(1).max(10).optional(),
  named: z.record(slugSchema, predicateSchema).default({}),
  /** Copies that do not count toward upper limits while `when` holds. The verdict has a note about them in both cases. */
  leaveOut: z
    .array(
      z.strictObject({
        cards: predicateSchema,
        called: z.string().min(1).max(60),
        when: paramTestSchema,
        rule: ruleIdSchema,
      }),
    )
    .max(5)
    .default([]),
  rules: z.array(lawRuleSchema).max(LAW_BOUNDS.rules),
  /** How side decks are used between the games of a match: parameter names, each with its rule. */
  betweenGames: betweenGamesSchema.optional(),
});

export type LawRule = z.infer<typeof lawRuleSchema>;
export type LawZone = z.infer<typeof zoneSchema>;
export type LawAmendment = z.infer<typeof amendSchema>;
export type CarriedLaw = z.infer<typeof carriedLawSchema>;
export type BetweenGames = z.infer<typeof betweenGamesSchema>;
export type DeckLaw = z.infer<typeof deckLawSchema>;

const PLACES = ['amount', 'limit', 'over', 'missing', 'cards', 'zone', 'deck', 'leader', 'field', 'values'] as const;
/** The placeholders that a verb fills, if they differ from the default. */
const PLACES_OF: Partial<Readonly<Record<Verb, readonly string[]>>> = {
  every: ['amount', 'cards', 'zone', 'deck', 'leader', 'values'],
  apart: ['amount', 'cards', 'zone', 'deck', 'leader'],
  contains: ['cards', 'zone', 'deck', 'leader', 'missing'],
  pair: ['cards', 'zone', 'deck', 'leader'],
  remove: ['amount', 'cards', 'zone', 'deck'],
  either: [],
};

/** The placeholders allowed in a sentence of a verb: for example `{amount}`, or `{amount:card}` for the number with the game's word. */
export function placesOf(verb: Verb): readonly string[] {
  const places = PLACES_OF[verb] ?? PLACES.filter((one) => one !== 'values');
  return places.flatMap((one) => (one === 'amount' || one === 'limit' ? [one, `${one}:card`] : [one]));
}
