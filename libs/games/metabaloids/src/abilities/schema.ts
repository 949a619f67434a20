/**
 * The ability vocabulary of Metabaloids: a closed set of words in which card abilities and trigger rules of modes are
 * written as data. The engine compiles it, the card page prints it back as "how the engine reads it", and what an
 * ability mentions (a reserve, more than one column) is computed from it. Rules: mb.ability.*, mb.event.*.
 */
import { z } from 'zod';

/** Places a card can be in, as an ability names them. */
const zoneSchema = z.enum(['play-area', 'hand', 'reserve', 'draw-pile', 'discard-pile', 'lost-pile']);

/** Whose: the ability's owner, one opponent (chosen; in a battle the other side), each opponent, or every player. */
const whoseSchema = z.enum(['own', 'opponent', 'each-opponent', 'every-player']);

/**
 * Which column of the play area. `this`: the column that holds the card with the ability. `one`: any single column
 * (the card chosen decides). `fighting`: the owner's column in the running battle; `facing`: the other side's.
 * `other`, `all`: these speak of more than one column.
 */
const columnSchema = z.enum(['this', 'one', 'fighting', 'facing', 'other', 'all']);

/** A set of cards. `column` belongs to the play area and is required there. */
const selectorSchema = z
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
const targetSchema = z.union([
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
const amountSchema = z.union([
  z.number().int(),
  z.strictObject({ per: selectorSchema, times: z.number().int().default(1), max: z.number().int().optional() }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** When a change to a number ends. `while-here`: only for static abilities. */
const untilSchema = z.enum(['end-of-battle', 'end-of-turn', 'while-here']);

const effectSchema = z.discriminatedUnion('do', [
  /** Adds to the total of a side in the running battle (a card bonus, mb.battle.bonus-scope). */
  z.strictObject({ do: z.literal('bonus'), amount: amountSchema, side: z.enum(['own', 'other']).default('own') }),
  /** Changes a number of cards for a while. */
  z.strictObject({
    do: z.literal('change'),
    stat: z.enum(['attack', 'defense', 'cost']),
    by: amountSchema,
    target: targetSchema.default('this'),
    until: untilSchema,
  }),
  /** Draws to the hand. */
  z.strictObject({ do: z.literal('draw'), count: amountSchema, whose: whoseSchema.default('own') }),
  /** Discards from the hand (its owner chooses) or from the top of the draw pile. */
  z.strictObject({
    do: z.literal('discard'),
    count: amountSchema,
    from: z.enum(['hand', 'draw-pile']),
    whose: whoseSchema.default('own'),
  }),
  /** Loses cards (to the lost pile) from the top of the draw pile, or from the hand (its owner chooses). */
  z.strictObject({
    do: z.literal('lose'),
    count: amountSchema,
    from: z.enum(['hand', 'draw-pile']),
    whose: whoseSchema.default('own'),
  }),
  /** Moves cards to another place of their owner. */
  z.strictObject({
    do: z.literal('move'),
    target: targetSchema.default('this'),
    to: z.enum(['hand', 'reserve', 'draw-pile-top', 'draw-pile-bottom', 'discard-pile', 'lost-pile']),
  }),
  /** Moves cards of the owner between columns without payment; the grid must be legal afterwards. */
  z.strictObject({
    do: z.literal('shift'),
    target: targetSchema.default('this'),
    to: z.enum(['other-column', 'this-column']),
  }),
  /** Looks at the top of the own draw pile, takes some into the hand, puts the rest back in order. */
  z.strictObject({
    do: z.literal('look'),
    count: z.number().int().min(1).max(10),
    take: z.number().int().min(0).default(0),
    rest: z.enum(['top', 'bottom', 'discard-pile']).default('top'),
  }),
  /** Prevents damage that the owner is about to take in this battle; `all` negates it (mb.damage.negated-meaning). */
  z.strictObject({
    do: z.literal('prevent'),
    amount: z.union([amountSchema, z.literal('all')]),
    /** The text also says that the attacked card is not lost. */
    keepsCard: z.boolean().default(false),
  }),
  /** Puts the own battle card on the discard pile and draws another in its place. */
  z.strictObject({ do: z.literal('redraw') }),
  /** Stops the running attack or draw, or the ability that this one answers (mb.ability.stop-window). */
  z.strictObject({ do: z.literal('stop'), action: z.enum(['attack', 'draw', 'ability']) }),
  /** Ends, or gives, the safety of the column that holds this card. */
  z.strictObject({ do: z.literal('safety'), state: z.enum(['on', 'off']) }),
  /** Closes places from which the other side may pay damage in this battle (mb.damage.unless-stated). */
  z.strictObject({ do: z.literal('close-payment'), zones: z.array(zoneSchema).min(1) }),
  /** Lets the column that holds this card be one deeper than the grid allows, until the end of the turn. */
  z.strictObject({ do: z.literal('deepen-column') }),
]);
export type Effect = z.infer<typeof effectSchema>;

const conditionSchema = z.union([
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

/**
 * When an activated ability may be used. `any-time`: in every response window, in a battle until the totals are
 * compared; one that stops a draw or prevents damage also while there is a draw to stop or damage to prevent.
 * `own-turn`: the same in the own turn only. `battle`: in a battle of its owner, from the drawing of the battle cards
 * until the comparison. `attack`: after an attack on its owner or by its owner was declared, before the battle cards.
 * `damage`: after its owner lost a battle, before anything is lost. `drawing`: while an opponent draws in the draw
 * phase.
 */
const timingSchema = z.enum(['any-time', 'own-turn', 'battle', 'attack', 'damage', 'drawing']);
export type Timing = z.infer<typeof timingSchema>;

/** What sets off a triggered ability or a mode rule. `this-…` concern the card itself and exist for cards only. */
export const triggerSchema = z.enum([
  'turn-start',
  'turn-end',
  'own-turn-start',
  'own-turn-end',
  'battle-won',
  'battle-lost',
  'this-deployed',
  'this-lost',
  'this-column-attacked',
]);
export type Trigger = z.infer<typeof triggerSchema>;

const abilityBase = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The printed text. */
  text: z.string().min(1).max(400),
  conditions: z.array(conditionSchema).default([]),
  /** Rules that this ability overrides or rests on, where it does (mb.ability.text-beats-rules). */
  rules: z.array(z.string()).default([]),
};

export const abilitySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...abilityBase,
    kind: z.literal('activated'),
    timing: timingSchema,
    /** Where the card must be. Anything but the play area is an exception (mb.ability.exceptions). Events: hand. */
    from: z
      .array(z.enum(['play-area', 'hand', 'reserve', 'discard-pile']))
      .min(1)
      .default(['play-area']),
    /** In a battle: the card must stand in its owner's fighting column. */
    fightingColumnOnly: z.boolean().default(false),
    /** Metabaloid points; an event pays its card's cost besides (event.paysCost). */
    cost: z.number().int().min(0).default(0),
    effects: z.array(effectSchema).min(1),
  }),
  z.strictObject({
    ...abilityBase,
    kind: z.literal('triggered'),
    on: triggerSchema,
    effects: z.array(effectSchema).min(1),
  }),
  /** Continuous: changes numbers while the card stands in a column and is not safe. */
  z.strictObject({
    ...abilityBase,
    kind: z.literal('static'),
    stat: z.enum(['attack', 'defense']),
    by: amountSchema,
    target: z.union([z.literal('this'), z.strictObject({ all: selectorSchema })]).default('this'),
  }),
]);
export type Ability = z.infer<typeof abilitySchema>;

/** A trigger rule of a mode or variant: `turn-start`, `turn-end`, `battle-won`, `battle-lost`; `own` is the player concerned. */
export const modeRuleDataSchema = z.strictObject({
  id: abilityBase.id,
  text: z.string().min(1),
  on: z.enum(['turn-start', 'turn-end', 'battle-won', 'battle-lost']),
  conditions: z.array(conditionSchema).default([]),
  effects: z.array(effectSchema).min(1),
});
export type ModeRuleData = z.infer<typeof modeRuleDataSchema>;
