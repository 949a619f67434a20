/** Schemas for the changes that texts make, temporary or lasting, and for their end. */
import { z } from 'zod';
import { amountSchema } from './schema.ts';
import { auraTypeSchema, pageTypeSchema, statusSchema, traitSchema } from './words.ts';

/** A change with a duration. */
export const modifierSchema = z.discriminatedUnion('does', [
  /**
   * `max-lp` means gaining LP (mz.lp.gain). `attack-damage` applies to all Attacks of the Page. `aura-cost` changes the
   * Neutral Aura.
   */
  z.strictObject({
    does: z.literal('change'),
    stat: z.enum(['max-lp', 'attack-damage', 'aura-cost']),
    by: amountSchema,
  }),
  z.strictObject({ does: z.literal('give-trait'), trait: traitSchema }),
  z.strictObject({ does: z.literal('take-trait'), trait: traitSchema }),
  /** The Trait has no effect, but the Page keeps it: texts that ask for the Trait still find it. */
  z.strictObject({ does: z.literal('nullify-trait'), trait: traitSchema }),
  /** Changes the cost in Aura of one type. The cost never falls below 0. */
  z.strictObject({ does: z.literal('change-cost'), aura: auraTypeSchema, by: amountSchema }),
  /**
   * Multiplies the Damage of Attacks: 50 halves it, 200 doubles it. Applies after other changes and before advantages
   * and Terra Bonuses (mz.attack.order). The result is rounded down to the step of Damage.
   */
  z.strictObject({ does: z.literal('scale-damage'), percent: z.number().int().min(0).max(400) }),
  /** For Casters: they cannot Contract Pages of this type, not even by paying for a flipped Trap. */
  z.strictObject({ does: z.literal('forbid-contract'), type: pageTypeSchema }),
  /** For Casters: the Terra symbol counts as active (mz.terra.trigger). */
  z.strictObject({ does: z.literal('count-symbol'), symbol: z.string().min(1) }),
  /** The Page cannot perform this action. */
  z.strictObject({ does: z.literal('forbid'), what: z.enum(['attack', 'defend', 'use-power', 'awaken']) }),
  /** The Status Effect cannot be inflicted on the target. */
  z.strictObject({ does: z.literal('immune'), status: statusSchema }),
]);
export type Modifier = z.infer<typeof modifierSchema>;

/** `here`: while the target stays in its place. `its-next-turn`: until the end of its controller's next turn. */
export const untilSchema = z.enum(['end-of-combat', 'end-of-turn', 'your-next-turn', 'its-next-turn', 'here']);
export type Until = z.infer<typeof untilSchema>;
