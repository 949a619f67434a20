/** The next Damage that would be dealt to the target in this turn is lowered. */
import { z } from 'zod';
import { amountOrAllSchema, targetSchema } from '../../language/schema.ts';

export const preventSchema = z.strictObject({
  do: z.literal('prevent'),
  amount: amountOrAllSchema,
  target: targetSchema,
});
export type Prevent = z.infer<typeof preventSchema>;
