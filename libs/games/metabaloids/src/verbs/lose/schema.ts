/** Schema of `lose`: moves cards to the lost pile, from the top of the draw pile or from the hand (its owner chooses). */
import { z } from 'zod';
import { amountSchema, whoseSchema } from '../../language/schema.ts';

export const loseSchema = z.strictObject({
  do: z.literal('lose'),
  count: amountSchema,
  from: z.enum(['hand', 'draw-pile']),
  whose: whoseSchema.default('own'),
});
