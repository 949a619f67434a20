/** The texts of a Page: what it does when played, what it does at certain moments, Powers, lasting text; and Attacks. */
import { z } from 'zod';
import { modifierSchema } from '../language/modifiers.ts';
import { pageConditionSchema, selectorSchema } from '../language/schema.ts';
import { auraAmountsSchema, auraTypeSchema, statusSchema } from '../language/words.ts';
import { effectSchema } from '../verbs/schema.ts';

const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const textBase = {
  id: idSchema,
  /** As printed. */
  text: z.string().min(1).max(400),
  /** All must hold, or nothing happens. */
  conditions: z.array(pageConditionSchema).default([]),
  /** Rules that this text overrides or rests on, where it does. */
  rules: z.array(z.string()).default([]),
};

/** What must be paid besides Fatiguing. */
const priceSchema = z.strictObject({
  aura: auraAmountsSchema.default({}),
  /** Paying LP is not damage (mz.lp.loss-is-not-damage). */
  lp: z.number().int().min(0).default(0),
  /** Pages out of the own Chapter, to their discard area. */
  pages: z.number().int().min(0).default(0),
  /** Fatigues the Page. Powers always do. */
  fatigue: z.boolean().default(false),
  /** Destroys the Page. */
  destroy: z.boolean().default(false),
});
export type Price = z.infer<typeof priceSchema>;

const limitSchema = z.strictObject({ times: z.number().int().min(1), per: z.enum(['turn', 'game']) });

/**
 * Moments. `resolved`: a Spell or Potion resolves. `contracted`, `flipped`, `destroyed`: the keywords. `entered`: came into
 * the Arena from anywhere. `as-soon-as`: once at the moment the conditions become true while it lies in the Arena. Then turns,
 * and events of combat; `dealt-damage`: with an Attack. Then coins: those that your Pages and texts have you flip, or all coins. With `of` the event concerns other Pages than this one.
 */
export const momentSchema = z.enum([
  'resolved',
  'contracted',
  'flipped',
  'destroyed',
  'entered',
  'as-soon-as',
  'own-turn-start',
  'own-turn-end',
  'every-turn-start',
  'every-turn-end',
  'attacks',
  'defends',
  'dealt-damage',
  'took-damage',
  'destroyed-another',
  'own-coin-heads',
  'own-coin-tails',
  'every-coin-heads',
  'every-coin-tails',
]);
export type Moment = z.infer<typeof momentSchema>;

export const pageTextSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...textBase,
    kind: z.literal('when'),
    on: momentSchema,
    of: selectorSchema.optional(),
    effects: z.array(effectSchema).min(1),
  }),
  /** Usable whenever its Caster has Priority (mz.priority.any-time), without Fatiguing unless the price says so. */
  z.strictObject({
    ...textBase,
    kind: z.literal('any-time'),
    from: z.enum(['arena', 'face-down', 'chapter', 'limbo']).default('arena'),
    price: priceSchema.prefault({}),
    limit: limitSchema.optional(),
    effects: z.array(effectSchema).min(1),
  }),
  /** Fatigues the Page (mz.general.use-fatigues); on the own turn unless it says otherwise. */
  z.strictObject({
    ...textBase,
    kind: z.literal('power'),
    name: z.string().min(1).max(40),
    timing: z.enum(['own-turn', 'any-time']).default('own-turn'),
    price: priceSchema.prefault({}),
    limit: limitSchema.optional(),
    effects: z.array(effectSchema).min(1),
  }),
  /** ARENA: holds while the Page lies face-up in the Arena, for attached Equipment while it is attached. */
  z.strictObject({
    ...textBase,
    kind: z.literal('arena'),
    on: z.union([
      z.enum(['this', 'equipped', 'you', 'each-opponent', 'every-caster']),
      z.strictObject({ all: selectorSchema }),
    ]),
    modifiers: z.array(modifierSchema).min(1),
  }),
]);
export type PageText = z.infer<typeof pageTextSchema>;

/** An Attack: its effects come before its damage (mz.attack.effects-first). */
export const attackSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(40),
  damage: z.number().int().min(0).max(500),
  /** Aura symbols beside it (mz.auraattack.plus-twenty). */
  advantage: z.array(auraTypeSchema).default([]),
  /** Status Effect symbols beside it (mz.status.attack-icon). */
  inflicts: z
    .array(z.strictObject({ status: statusSchema, counters: z.number().int().min(1).max(6).default(1) }))
    .default([]),
  text: z.string().min(1).max(400).optional(),
  conditions: z.array(pageConditionSchema).default([]),
  effects: z.array(effectSchema).default([]),
});
export type Attack = z.infer<typeof attackSchema>;
