/** What texts of Pages point at: selections of Pages, targets, counted amounts, conditions. */
import { z } from 'zod';
import { auraTypeSchema, pageTypeSchema, pageZoneSchema, statusSchema, traitSchema } from './words.ts';

/** Whose, seen from the controller of the text: their own, of opposing Casters, or of anybody. */
export const whoseSchema = z.enum(['own', 'opposing', 'any']);
export type Whose = z.infer<typeof whoseSchema>;

/** What Pages can be told by, wherever they are. */
const filterShape = {
  types: z.array(pageTypeSchema).min(1).optional(),
  /** As on the type line: `Beastie Sasquatch` (mz.lang.tribe). */
  tribe: z.string().min(1).optional(),
  auraType: auraTypeSchema.optional(),
  name: z.string().min(1).optional(),
  trait: traitSchema.optional(),
  status: z.union([statusSchema, z.literal('any')]).optional(),
  state: z.enum(['fatigued', 'awakened', 'damaged']).optional(),
  /** Sum of the Aura cost. */
  costAtMost: z.number().int().min(0).optional(),
  costAtLeast: z.number().int().min(0).optional(),
  /** Current LP. */
  lpAtMost: z.number().int().min(0).optional(),
  lpAtLeast: z.number().int().min(0).optional(),
  token: z.boolean().optional(),
};
export const filtersSchema = z.strictObject(filterShape);
/** Filters of Pages, of which all must hold. */
export type PageFilters = z.infer<typeof filtersSchema>;

/** A set of Pages: all filters must hold. Without `types`, in the Arena: Beasties, Artifacts, Spells and Potions there. */
export const selectorSchema = z.strictObject({
  in: pageZoneSchema.default('arena'),
  whose: whoseSchema.default('any'),
  ...filterShape,
  /** Not the Pages for which all of these hold. */
  not: filtersSchema.optional(),
  /** Face-down Traps instead of face-up Pages. */
  faceDown: z.boolean().default(false),
  /** Attached Equipment, which other selections skip (mz.equip.out-of-play). */
  attached: z.boolean().default(false),
  exceptThis: z.boolean().default(false),
});
export type Selector = z.infer<typeof selectorSchema>;

/**
 * What an effect is applied to. Picks are targets: they are chosen as the text is used and Traits such as Magiproof bar them.
 * `this`: the Page with the text. `that`: whatever the text picked last. `equipped`: the Page above this Equipment.
 * `combat-opponent`: the primary Defender for the attacker's side, the attacker for the other; `event`: the Page that
 * set the text off.
 */
export const targetSchema = z.union([
  z.enum(['this', 'that', 'equipped', 'combat-opponent', 'event']),
  z.enum(['you', 'each-opponent', 'every-caster']),
  /** A Caster of the user's choice. */
  z.strictObject({ caster: whoseSchema }),
  /** Pages of the user's choice; `orCaster` lets a Caster be chosen in place of a Page. */
  z.strictObject({
    pick: z.number().int().min(1).default(1),
    upTo: z.boolean().default(false),
    from: selectorSchema,
    orCaster: whoseSchema.optional(),
    /** Who picks: the user of the text or the owner of the Pages. */
    by: z.enum(['you', 'owner']).default('you'),
  }),
  z.strictObject({ all: selectorSchema }),
  /** Pages taken without choice (mz.faq.random-own-chapter, mz.faq.random-opponent-chapter). */
  z.strictObject({ random: z.number().int().min(1), from: selectorSchema, caster: whoseSchema.default('own') }),
]);
export type Target = z.infer<typeof targetSchema>;

/** An entry of the resolution chain that waits to resolve. */
export const entryTargetSchema = z.strictObject({
  whose: whoseSchema.default('opposing'),
  /** Contracted Pages of these types; without it, any Contracted Page. */
  types: z.array(pageTypeSchema).min(1).optional(),
  /** Used Powers and any-time Effects too. */
  effects: z.boolean().default(false),
  costAtMost: z.number().int().min(0).optional(),
});
export type EntryTarget = z.infer<typeof entryTargetSchema>;

/** A number, `times` for each Page selected, or `times` the result of a die. */
export const amountSchema = z.union([
  z.number().int(),
  z.strictObject({ per: selectorSchema, times: z.number().int().default(1), max: z.number().int().optional() }),
  z.strictObject({ roll: z.number().int().min(2).max(20), times: z.number().int().default(1) }),
]);
export type Amount = z.infer<typeof amountSchema>;
/** `all`: whatever there is. */
export const amountOrAllSchema = z.union([amountSchema, z.literal('all')]);
export type AmountOrAll = z.infer<typeof amountOrAllSchema>;

/** A question on facts outside the game: `near` a Terra symbol, or any other fact with its own question. */
export const outsideConditions = [
  /** The symbol's place, time or event is nearby, or its Terra lies in the Arena (mz.terrabonus.nearby, mz.wall.terra-can-activate). */
  z.strictObject({ near: z.string().min(1), withinMiles: z.number().int().min(0).optional() }),
  /**
   * A fact without a Terra symbol (mz.wall.not-by-terra). It is declared for the whole table or for the Caster who uses
   * the text; a Page in the Arena that `countsAs` the fact meets it too (mz.wall.loose-definitions).
   */
  z.strictObject({
    fact: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    ask: z.string().min(1).max(160),
    of: z.enum(['table', 'you']).default('table'),
  }),
] as const;

/** Conditions on the match itself. */
export const insideConditions = [
  z.strictObject({
    count: selectorSchema,
    atLeast: z.number().int().min(0).optional(),
    atMost: z.number().int().min(0).optional(),
  }),
  /** Current LP of Casters: yours, or that of some opponent. */
  z.strictObject({
    lpOf: z.enum(['you', 'an-opponent']),
    atLeast: z.number().int().min(0).optional(),
    atMost: z.number().int().min(0).optional(),
  }),
  z.strictObject({ turn: z.enum(['own', 'opposing']) }),
  /** Pages that you, or some opponent, Contracted in this turn (mz.faq.contracted), wherever they are now. */
  z.strictObject({
    contracted: filtersSchema,
    by: z.enum(['you', 'an-opponent']).default('you'),
    atLeast: z.number().int().min(0).default(1),
    atMost: z.number().int().min(0).optional(),
  }),
  /** State or role of the Page with the text. */
  z.strictObject({ this: z.enum(['fatigued', 'awakened', 'damaged', 'attacking', 'defending', 'attached']) }),
  /** The Page on the other side of the running combat is one of these. */
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

/** Page types that an Equipment may name as its host. */
export const hostSchema = selectorSchema.extend({ types: z.array(pageTypeSchema).min(1).default(['beastie']) });
