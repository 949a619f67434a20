/**
 * Schemas for the texts of a Page: effects when it is played, effects at certain moments, Powers, lasting texts; and
 * Attacks.
 */
import { z } from 'zod';
import { modifierSchema } from '../language/modifiers.ts';
import { picksBeforeThat } from '../language/pronoun.ts';
import { pageConditionSchema, selectorSchema } from '../language/schema.ts';
import { auraAmountsSchema, auraTypeSchema, statusSchema } from '../language/words.ts';
import { effectSchema } from '../verbs/schema.ts';

/** Effects in order. The target `that` requires an earlier pick. */
const effectsOfText = z.array(effectSchema).refine(picksBeforeThat, {
  message: 'An effect has the target "that", but nothing is picked before it.',
});
const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const textBase = {
  id: idSchema,
  /** The printed text. */
  text: z.string().min(1).max(400),
  /** If one of these is false, nothing happens. */
  conditions: z.array(pageConditionSchema).default([]),
  /** The rules that this text overrides or relies on, if any. */
  rules: z.array(z.string()).default([]),
};

/** The price of a text, besides Fatiguing. */
const priceSchema = z.strictObject({
  aura: auraAmountsSchema.default({}),
  /** Paying LP is not Damage (mz.lp.loss-is-not-damage). */
  lp: z.number().int().min(0).default(0),
  /** Number of Pages that the Caster puts from their Chapter into the discard areas. */
  pages: z.number().int().min(0).default(0),
  /** Whether using the text Fatigues the Page. A Power always does. */
  fatigue: z.boolean().default(false),
  /** Whether using the text Destroys the Page. */
  destroy: z.boolean().default(false),
});
export type Price = z.infer<typeof priceSchema>;

const limitSchema = z.strictObject({ times: z.number().int().min(1), per: z.enum(['turn', 'game']) });

/**
 * The moments at which a text can happen. `resolved`: a Spell or Potion resolves. `contracted`, `flipped`, `destroyed`:
 * the keywords. `entered`: the Page entered the Arena from anywhere. `as-soon-as`: once, when the conditions become
 * true while the Page is in the Arena. Then turns and events of combat; `dealt-damage` means Damage dealt with an
 * Attack. Then coins: those that your Pages and texts make you flip, or all coins. If the text has `of`, the event
 * concerns other Pages, not this one.
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
    effects: effectsOfText.min(1),
  }),
  /** Usable whenever its Caster has Priority (mz.priority.any-time). Fatigues the Page only if the price says so. */
  z.strictObject({
    ...textBase,
    kind: z.literal('any-time'),
    from: z.enum(['arena', 'face-down', 'chapter', 'limbo']).default('arena'),
    price: priceSchema.prefault({}),
    limit: limitSchema.optional(),
    effects: effectsOfText.min(1),
  }),
  /**
   * A Power Fatigues the Page (mz.general.use-fatigues). It is usable only on the Caster's own turn, unless it says
   * otherwise.
   */
  z.strictObject({
    ...textBase,
    kind: z.literal('power'),
    name: z.string().min(1).max(40),
    timing: z.enum(['own-turn', 'any-time']).default('own-turn'),
    price: priceSchema.prefault({}),
    limit: limitSchema.optional(),
    effects: effectsOfText.min(1),
  }),
  /** ARENA: applies while the Page is face-up in the Arena. For Equipment: while it is attached. */
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

/** An Attack. Its effects happen before its Damage (mz.attack.effects-first). */
export const attackSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(40),
  damage: z.number().int().min(0).max(500),
  /** The Aura symbols next to the Attack (mz.auraattack.plus-twenty). */
  advantage: z.array(auraTypeSchema).default([]),
  /** The Status Effect symbols next to the Attack (mz.status.attack-icon). */
  inflicts: z
    .array(z.strictObject({ status: statusSchema, counters: z.number().int().min(1).max(6).default(1) }))
    .default([]),
  text: z.string().min(1).max(400).optional(),
  conditions: z.array(pageConditionSchema).default([]),
  effects: effectsOfText.default([]),
});
export type Attack = z.infer<typeof attackSchema>;
