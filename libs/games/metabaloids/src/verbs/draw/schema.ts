/** Schema of `draw`: draws cards to the hand. */
import { z } from 'zod';
import { amountSchema, whoseSchema } from '../../language/schema.ts';

export const drawSchema = z.strictObject({
  do: z.literal('draw'),
  count: amountSchema,
  whose: whoseSchema.default('own'),
});
