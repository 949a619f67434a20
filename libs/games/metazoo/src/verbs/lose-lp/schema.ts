/** Schema of `lose-lp`: removes LP without Damage (mz.lp.loss-is-not-damage). */
import { z } from 'zod';
import { amountSchema, targetSchema } from '../../language/schema.ts';

export const loseLpSchema = z.strictObject({ do: z.literal('lose-lp'), amount: amountSchema, target: targetSchema });
export type LoseLp = z.infer<typeof loseLpSchema>;
