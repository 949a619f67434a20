/**
 * Schema of `inflict`: inflicts a Status Effect. `counters` is the X of Frozen (X), or the number of Poison Indicators.
 * For Burn, a die sets the number.
 */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';
import { statusSchema } from '../../language/words.ts';

export const inflictSchema = z.strictObject({
  do: z.literal('inflict'),
  status: statusSchema,
  counters: z.number().int().min(1).max(6).default(1),
  target: targetSchema,
});
export type Inflict = z.infer<typeof inflictSchema>;
