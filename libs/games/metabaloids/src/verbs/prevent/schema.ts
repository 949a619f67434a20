/** Prevents damage that the owner is about to take in this battle; `all` negates it (mb.damage.negated-meaning). */
import { z } from 'zod';
import { amountSchema } from '../../language/schema.ts';

export const preventSchema = z.strictObject({
  do: z.literal('prevent'),
  amount: z.union([amountSchema, z.literal('all')]),
  /** The text also says that the attacked card is not lost. */
  keepsCard: z.boolean().default(false),
});
