/**
 * The ability vocabulary of Metabaloids: a closed set of words, used as data for card abilities and for the trigger
 * rules of modes. The engine compiles it. The card page prints it as "how the engine reads it". The mentions of an
 * ability (a reserve, more than one column) are computed from it. Rules: mb.ability.*, mb.event.*.
 */
import { z } from 'zod';
import { amountSchema, conditionSchema, selectorSchema } from '../language/schema.ts';
import { effectSchema } from '../verbs/schema.ts';

/**
 * When a player may use an activated ability:
 * - `any-time`: in every response window; in a battle, until the totals are compared. An ability that stops a draw can
 *   also be used while a draw is running, and one that prevents damage while damage is due.
 * - `own-turn`: like `any-time`, but only in the owner's turn.
 * - `battle`: in a battle of its owner, from drawing the battle cards until the comparison.
 * - `attack`: after an attack by or on its owner is declared, before the battle cards are drawn.
 * - `damage`: after its owner lost a battle, before any card is lost.
 * - `drawing`: while an opponent draws in the draw phase.
 */
const timingSchema = z.enum(['any-time', 'own-turn', 'battle', 'attack', 'damage', 'drawing']);
export type Timing = z.infer<typeof timingSchema>;

/**
 * The event that triggers a triggered ability or a mode rule. The `this-…` triggers concern the card itself, so mode
 * rules cannot use them.
 */
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
  /** The rules that this ability overrides or relies on, if any (mb.ability.text-beats-rules). */
  rules: z.array(z.string()).default([]),
};

export const abilitySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...abilityBase,
    kind: z.literal('activated'),
    timing: timingSchema,
    /**
     * Where the card must be when the ability is used. Any place except the play area is an exception
     * (mb.ability.exceptions). Events: hand.
     */
    from: z
      .array(z.enum(['play-area', 'hand', 'reserve', 'discard-pile']))
      .min(1)
      .default(['play-area']),
    /** In a battle, the card must be in its owner's fighting column. */
    fightingColumnOnly: z.boolean().default(false),
    /** Metabaloid points. For an event, the player also pays the cost of the card (event.paysCost). */
    cost: z.number().int().min(0).default(0),
    effects: z.array(effectSchema).min(1),
  }),
  z.strictObject({
    ...abilityBase,
    kind: z.literal('triggered'),
    on: triggerSchema,
    effects: z.array(effectSchema).min(1),
  }),
  /** A static ability: changes numbers while its card is in a column that is not in safety. */
  z.strictObject({
    ...abilityBase,
    kind: z.literal('static'),
    stat: z.enum(['attack', 'defense']),
    by: amountSchema,
    target: z.union([z.literal('this'), z.strictObject({ all: selectorSchema })]).default('this'),
  }),
]);
export type Ability = z.infer<typeof abilitySchema>;

/**
 * A trigger rule of a mode or variant: `turn-start`, `turn-end`, `battle-won`, `battle-lost`. In its effects, `own`
 * means the player whom the trigger concerns.
 */
export const modeRuleDataSchema = z.strictObject({
  id: abilityBase.id,
  text: z.string().min(1),
  on: z.enum(['turn-start', 'turn-end', 'battle-won', 'battle-lost']),
  conditions: z.array(conditionSchema).default([]),
  effects: z.array(effectSchema).min(1),
});
export type ModeRuleData = z.infer<typeof modeRuleDataSchema>;
