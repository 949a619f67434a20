/**
 * Schema of `prevent`: prevents damage that the owner is about to take in this battle. `all` negates the damage
 * (mb.damage.negated-meaning).
 */
import { z } from 'zod';
import { amountSchema } from '../../language/schema.ts';

export const preventSchema = z.strictObject({
  do: z.literal('prevent'),
  amount: z.union([amountSchema, z.literal('all')]),
  /** Whether the attacked card is also saved from being lost. */
  keepsCard: z.boolean().default(false),
});
