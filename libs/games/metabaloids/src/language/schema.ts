/** The words that verbs, conditions and abilities share: places, players, columns, sets of cards, targets and amounts. */
import { z } from 'zod';

/** Places a card can be in, as an ability names them. */
export const zoneSchema = z.enum(['play-area', 'hand', 'reserve', 'draw-pile', 'discard-pile', 'lost-pile']);

/** Whose: the ability's owner, one opponent (chosen; in a battle the other side), each opponent, or every player. */
export const whoseSchema = z.enum(['own', 'opponent', 'each-opponent', 'every-player']);

/**
 * Which column of the play area. `this`: the column that holds the card with the ability. `one`: any single column
 * (the card chosen decides). `fighting`: the owner's column in the running battle; `facing`: the other side's.
 * `other`, `all`: these mention more than one column.
 */
const columnSchema = z.enum(['this', 'one', 'fighting', 'facing', 'other', 'all']);

/** A set of cards. `column` belongs to the play area and is required there. */
export const selectorSchema = z
  .strictObject({
    whose: whoseSchema.default('own'),
    zone: zoneSchema,
    column: columnSchema.optional(),
    /** Only cards of this biological class or type (`Insect`, `Event`), compared without case. */
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

/** What an effect is applied to. Without a target an ability means its own card (mb.ability.self-reference). */
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

/** A number, or a number counted from cards: `times` for each card selected, at most `max`. */
export const amountSchema = z.union([
  z.number().int(),
  z.strictObject({ per: selectorSchema, times: z.number().int().default(1), max: z.number().int().optional() }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** When a change to a number ends. `while-here`: only for static abilities. */
export const untilSchema = z.enum(['end-of-battle', 'end-of-turn', 'while-here']);

export const conditionSchema = z.union([
  /** In the running battle the owner is on this side. */
  z.strictObject({ role: z.enum(['attacker', 'defender']) }),
  /** The number of selected cards. */
  z.strictObject({
    count: selectorSchema,
    atLeast: z.number().int().min(0).optional(),
    atMost: z.number().int().min(0).optional(),
  }),
]);
export type AbilityCondition = z.infer<typeof conditionSchema>;
