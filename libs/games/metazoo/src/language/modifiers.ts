/** Changes that texts make for a while or for as long as they hold, and when they end. */
import { z } from 'zod';
import { amountSchema } from './schema.ts';
import { auraTypeSchema, pageTypeSchema, statusSchema, traitSchema } from './words.ts';

/** A change that holds for a while. */
export const modifierSchema = z.discriminatedUnion('does', [
  /** `max-lp` is gaining LP (mz.lp.gain); `attack-damage` holds for all Attacks of the Page; `aura-cost` is Neutral Aura. */
  z.strictObject({
    does: z.literal('change'),
    stat: z.enum(['max-lp', 'attack-damage', 'aura-cost']),
    by: amountSchema,
  }),
  z.strictObject({ does: z.literal('give-trait'), trait: traitSchema }),
  z.strictObject({ does: z.literal('take-trait'), trait: traitSchema }),
  /** The Page keeps the Trait, so that texts that ask for it find it, but the Trait has no effect. */
  z.strictObject({ does: z.literal('nullify-trait'), trait: traitSchema }),
  /** The cost in Aura of one type; it never falls below 0. */
  z.strictObject({ does: z.literal('change-cost'), aura: auraTypeSchema, by: amountSchema }),
  /**
   * A part of the number that Attacks have after other changes and before advantages and Terra Bonuses (mz.attack.order), rounded
   * down to the step of Damage: 50 is half, 200 is double.
   */
  z.strictObject({ does: z.literal('scale-damage'), percent: z.number().int().min(0).max(400) }),
  /** For Casters: Pages of this type cannot be Contracted, not even by paying for a flipped Trap. */
  z.strictObject({ does: z.literal('forbid-contract'), type: pageTypeSchema }),
  /** For Casters: the Terra symbol counts as active (mz.terra.trigger). */
  z.strictObject({ does: z.literal('count-symbol'), symbol: z.string().min(1) }),
  /** The Page cannot do this. */
  z.strictObject({ does: z.literal('forbid'), what: z.enum(['attack', 'defend', 'use-power', 'awaken']) }),
  /** The Status Effect cannot be inflicted on it. */
  z.strictObject({ does: z.literal('immune'), status: statusSchema }),
]);
export type Modifier = z.infer<typeof modifierSchema>;

/** `here`: while the target stays where it is. `its-next-turn`: the end of its controller's next turn. */
export const untilSchema = z.enum(['end-of-combat', 'end-of-turn', 'your-next-turn', 'its-next-turn', 'here']);
export type Until = z.infer<typeof untilSchema>;
