/**
 * Schemas for the words that verbs, conditions and abilities share: places, players, columns, sets of cards, targets
 * and amounts.
 */
import { z } from 'zod';

/** The names of places in abilities. */
export const zoneSchema = z.enum(['play-area', 'hand', 'reserve', 'draw-pile', 'discard-pile', 'lost-pile']);

/**
 * The players meant: the ability's owner, one opponent (chosen; in a battle the other side), each opponent, or every
 * player.
 */
export const whoseSchema = z.enum(['own', 'opponent', 'each-opponent', 'every-player']);

/**
 * The column of the play area that is meant. `this`: the column that contains the card with the ability. `one`: any
 * single column (the chosen card decides which). `fighting`: the owner's column in the running battle. `facing`: the
 * other side's column in it. `other` and `all` count as mentioning more than one column.
 */
const columnSchema = z.enum(['this', 'one', 'fighting', 'facing', 'other', 'all']);

/** A set of cards. `column` is required for the play area and not allowed elsewhere. */
export const selectorSchema = z
  .strictObject({
    whose: whoseSchema.default('own'),
    zone: zoneSchema,
    column: columnSchema.optional(),
    /** Only cards of this biological class or type (`Insect`, `Event`). Ignores case. */
    type: z.string().optional(),
    name: z.string().optional(),
    costAtMost: z.number().int().min(0).optional(),
    costAtLeast: z.number().int().min(0).optional(),
    exceptThis: z.boolean().default(false),
    /** For ordered piles: only the top card. */
    topOnly: z.boolean().default(false),
  })
  .refine(
    (s) => (s.zone === 'play-area') === (s.column !== undefined),
    'column is required for the play area, and only there',
  );
export type Selector = z.infer<typeof selectorSchema>;

/** The cards that an effect applies to. Without a target, an ability applies to its own card (mb.ability.self-reference). */
export const targetSchema = z.union([
  z.enum(['this', 'attacking-card', 'attacked-card']),
  z.strictObject({
    choose: z.number().int().min(1).default(1),
    upTo: z.boolean().default(false),
    from: selectorSchema,
  }),
  z.strictObject({ all: selectorSchema }),
]);
export type Target = z.infer<typeof targetSchema>;

/** A fixed number, or a number counted from cards: `times` for each selected card, at most `max`. */
export const amountSchema = z.union([
  z.number().int(),
  z.strictObject({ per: selectorSchema, times: z.number().int().default(1), max: z.number().int().optional() }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** When a change to a number ends. `while-here` is only for static abilities. */
export const untilSchema = z.enum(['end-of-battle', 'end-of-turn', 'while-here']);

export const conditionSchema = z.union([
  /** In the running battle, the owner is on this side. */
  z.strictObject({ role: z.enum(['attacker', 'defender']) }),
  /** The number of selected cards is within these limits. */
  z.strictObject({
    count: selectorSchema,
    atLeast: z.number().int().min(0).optional(),
    atMost: z.number().int().min(0).optional(),
  }),
]);
export type AbilityCondition = z.infer<typeof conditionSchema>;
