/** Schemas for the things that texts of Pages refer to: selections of Pages, targets, counted amounts, conditions. */
import { z } from 'zod';
import { auraTypeSchema, pageTypeSchema, pageZoneSchema, statusSchema, traitSchema } from './words.ts';

/** Whose Pages or Casters are meant, relative to the controller of the text: their own, those of opponents, or any. */
export const whoseSchema = z.enum(['own', 'opposing', 'any']);
export type Whose = z.infer<typeof whoseSchema>;

/** Filters that work in every place. */
const filterShape = {
  types: z.array(pageTypeSchema).min(1).optional(),
  /** As printed on the type line: `Beastie Sasquatch` (mz.lang.tribe). */
  tribe: z.string().min(1).optional(),
  auraType: auraTypeSchema.optional(),
  name: z.string().min(1).optional(),
  trait: traitSchema.optional(),
  status: z.union([statusSchema, z.literal('any')]).optional(),
  state: z.enum(['fatigued', 'awakened', 'damaged']).optional(),
  /** Limits for the sum of the Aura cost. */
  costAtMost: z.number().int().min(0).optional(),
  costAtLeast: z.number().int().min(0).optional(),
  /** Limits for the current LP. */
  lpAtMost: z.number().int().min(0).optional(),
  lpAtLeast: z.number().int().min(0).optional(),
  token: z.boolean().optional(),
};
export const filtersSchema = z.strictObject(filterShape);
/** Filters of Pages. All must match. */
export type PageFilters = z.infer<typeof filtersSchema>;

/**
 * A set of Pages. All filters must match. Without `types`, a selection in the Arena means Beasties, Artifacts, Spells
 * and Potions.
 */
export const selectorSchema = z.strictObject({
  in: pageZoneSchema.default('arena'),
  whose: whoseSchema.default('any'),
  ...filterShape,
  /** Excludes the Pages that match all of these filters. */
  not: filtersSchema.optional(),
  /** Face-down Traps instead of face-up Pages. */
  faceDown: z.boolean().default(false),
  /** Attached Equipment. Other selections skip it (mz.equip.out-of-play). */
  attached: z.boolean().default(false),
  exceptThis: z.boolean().default(false),
});
export type Selector = z.infer<typeof selectorSchema>;

/**
 * The targets of an effect. Picks are real targets: the user chooses them when using the text, and Traits such as
 * Magiproof block them. `this`: the Page with the text. `that`: the target that the text picked last. `equipped`: the
 * Page above this Equipment. `combat-opponent`: the primary Defender for the attacking side, the attacker for the
 * defending side. `event`: the Page that triggered the text.
 */
export const targetSchema = z.union([
  z.enum(['this', 'that', 'equipped', 'combat-opponent', 'event']),
  z.enum(['you', 'each-opponent', 'every-caster']),
  /** A Caster that the user chooses. */
  z.strictObject({ caster: whoseSchema }),
  /** Pages that the user chooses. With `orCaster`, the user may choose a Caster instead of a Page. */
  z
    .strictObject({
      pick: z.number().int().min(1).default(1),
      upTo: z.boolean().default(false),
      from: selectorSchema,
      orCaster: whoseSchema.optional(),
      /** The Caster who picks. `you`: the user of the text. `owner`: each Caster with such Pages picks this number of their own. */
      by: z.enum(['you', 'owner']).default('you'),
    })
    .refine(({ by, upTo, from, orCaster }) => by === 'you' || (!upTo && !orCaster && from.whose !== 'own'), {
      message: 'With by: owner, each Caster must pick of their own Pages: without upTo, orCaster or whose: own.',
    }),
  z.strictObject({ all: selectorSchema }),
  /** Pages taken at random (mz.faq.random-own-chapter, mz.faq.random-opponent-chapter). */
  z.strictObject({ random: z.number().int().min(1), from: selectorSchema, caster: whoseSchema.default('own') }),
]);
export type Target = z.infer<typeof targetSchema>;

/** An entry of the resolution chain that has not resolved yet. */
export const entryTargetSchema = z.strictObject({
  whose: whoseSchema.default('opposing'),
  /** Contracted Pages of these types. If missing: any Contracted Page. */
  types: z.array(pageTypeSchema).min(1).optional(),
  /** Also includes used Powers and any-time Effects. */
  effects: z.boolean().default(false),
  costAtMost: z.number().int().min(0).optional(),
});
export type EntryTarget = z.infer<typeof entryTargetSchema>;

/** A fixed number, `times` for each selected Page, or `times` the result of a die. */
export const amountSchema = z.union([
  z.number().int(),
  z.strictObject({ per: selectorSchema, times: z.number().int().default(1), max: z.number().int().optional() }),
  z.strictObject({ roll: z.number().int().min(2).max(20), times: z.number().int().default(1) }),
]);
export type Amount = z.infer<typeof amountSchema>;
/** With `all`, the effect applies to the whole amount present. */
export const amountOrAllSchema = z.union([amountSchema, z.literal('all')]);
export type AmountOrAll = z.infer<typeof amountOrAllSchema>;

/** Conditions on facts outside the game: `near` a Terra symbol, or any other fact with its own question. */
export const outsideConditions = [
  /**
   * True if the symbol's place, time or event is nearby, or its Terra is in the Arena (mz.terrabonus.nearby,
   * mz.wall.terra-can-activate).
   */
  z.strictObject({ near: z.string().min(1), withinMiles: z.number().int().min(0).optional() }),
  /**
   * A fact without a Terra symbol (mz.wall.not-by-terra). It is declared for the whole table or for the Caster who uses
   * the text. A Page in the Arena with this fact in `countsAs` also makes it true (mz.wall.loose-definitions). `words` is
   * a clause that states the fact: `there is a train`.
   */
  z.strictObject({
    fact: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    ask: z.string().min(1).max(160),
    words: z
      .string()
      .max(80)
      .regex(/^\p{L}[\p{L}\d'’ -]*$/u, 'Words of a fact are one clause without quotes, commas or a full stop.')
      .optional(),
    of: z.enum(['table', 'you']).default('table'),
  }),
] as const;

/** Conditions on the state of the match. */
export const insideConditions = [
  z.strictObject({
    count: selectorSchema,
    atLeast: z.number().int().min(0).optional(),
    atMost: z.number().int().min(0).optional(),
  }),
  /** The current LP of Casters: your own, or those of some opponent. */
  z.strictObject({
    lpOf: z.enum(['you', 'an-opponent']),
    atLeast: z.number().int().min(0).optional(),
    atMost: z.number().int().min(0).optional(),
  }),
  z.strictObject({ turn: z.enum(['own', 'opposing']) }),
  /** Pages that you, or some opponent, Contracted this turn (mz.faq.contracted). Their present place does not matter. */
  z.strictObject({
    contracted: filtersSchema,
    by: z.enum(['you', 'an-opponent']).default('you'),
    atLeast: z.number().int().min(0).default(1),
    atMost: z.number().int().min(0).optional(),
  }),
  /** State or role of the Page that has the text. */
  z.strictObject({ this: z.enum(['fatigued', 'awakened', 'damaged', 'attacking', 'defending', 'attached']) }),
  /** The opponent of the Page in the running combat matches the selection. */
  z.strictObject({ combatOpponent: selectorSchema }),
] as const;

type Simple = z.infer<(typeof outsideConditions)[number]> | z.infer<(typeof insideConditions)[number]>;
export type PageCondition = Simple | { not: PageCondition } | { any: PageCondition[] };

export const pageConditionSchema: z.ZodType<PageCondition> = z.union([
  ...outsideConditions,
  ...insideConditions,
  z.strictObject({ not: z.lazy(() => pageConditionSchema) }),
  z.strictObject({ any: z.array(z.lazy(() => pageConditionSchema)).min(2) }),
]);

/** The Pages that an Equipment may name as its host. */
export const hostSchema = selectorSchema.extend({ types: z.array(pageTypeSchema).min(1).default(['beastie']) });
