/** Schema of `recover`: removes Damage (mz.lp.recover). */
import { z } from 'zod';
import { amountOrAllSchema, targetSchema } from '../../language/schema.ts';

export const recoverSchema = z.strictObject({
  do: z.literal('recover'),
  amount: amountOrAllSchema,
  target: targetSchema,
});
export type Recover = z.infer<typeof recoverSchema>;
