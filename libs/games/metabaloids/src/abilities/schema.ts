/**
 * The ability vocabulary of Metabaloids: a closed set of words in which card abilities and trigger rules of modes are
 * written as data. The engine compiles it, the card page prints it back as "how the engine reads it", and what an
 * ability mentions (a reserve, more than one column) is computed from it. Rules: mb.ability.*, mb.event.*.
 */
import { z } from 'zod';
import { amountSchema, conditionSchema, selectorSchema } from '../language/schema.ts';
import { effectSchema } from '../verbs/schema.ts';

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
