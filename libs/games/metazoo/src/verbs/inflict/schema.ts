/** Inflicts a Status Effect. `counters`: X of Frozen (X), Indicators of Poison; Burn's come from the die. */
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
