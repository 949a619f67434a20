/** Schema of `prevent`: lowers the next Damage to the target this turn. */
import { z } from 'zod';
import { amountOrAllSchema, targetSchema } from '../../language/schema.ts';

export const preventSchema = z.strictObject({
  do: z.literal('prevent'),
  amount: amountOrAllSchema,
  target: targetSchema,
});
export type Prevent = z.infer<typeof preventSchema>;
