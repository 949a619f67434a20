/** Schema of `discard`: discards from the hand (its owner chooses) or from the top of the draw pile. */
import { z } from 'zod';
import { amountSchema, whoseSchema } from '../../language/schema.ts';

export const discardSchema = z.strictObject({
  do: z.literal('discard'),
  count: amountSchema,
  from: z.enum(['hand', 'draw-pile']),
  whose: whoseSchema.default('own'),
});
