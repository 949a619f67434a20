/** Changes that texts make for a while or for as long as they hold, and when they end. */
import { z } from 'zod';
import { amountSchema } from './schema.ts';
import { statusSchema, traitSchema } from './words.ts';

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
  /** The Page cannot do this. */
  z.strictObject({ does: z.literal('forbid'), what: z.enum(['attack', 'defend', 'use-power', 'awaken']) }),
  /** The Status Effect cannot be inflicted on it. */
  z.strictObject({ does: z.literal('immune'), status: statusSchema }),
]);
export type Modifier = z.infer<typeof modifierSchema>;

/** `here`: while the target stays where it is. `its-next-turn`: the end of its controller's next turn. */
export const untilSchema = z.enum(['end-of-combat', 'end-of-turn', 'your-next-turn', 'its-next-turn', 'here']);
export type Until = z.infer<typeof untilSchema>;
