/** Schema of `change`: changes a number of cards for a limited time. */
import { z } from 'zod';
import { amountSchema, targetSchema, untilSchema } from '../../language/schema.ts';

export const changeSchema = z.strictObject({
  do: z.literal('change'),
  stat: z.enum(['attack', 'defense', 'cost']),
  by: amountSchema,
  target: targetSchema.default('this'),
  until: untilSchema,
});
