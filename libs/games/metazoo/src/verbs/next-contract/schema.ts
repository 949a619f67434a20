/** Schema of `next-contract`: the next Page of a kind that you Contract this turn costs more or less. */
import { z } from 'zod';
import { filtersSchema } from '../../language/schema.ts';
import { auraTypeSchema } from '../../language/words.ts';

export const nextContractSchema = z.strictObject({
  do: z.literal('next-contract'),
  /** The Pages that count. The filters cannot include the cost. */
  which: filtersSchema.omit({ costAtMost: true, costAtLeast: true }).prefault({}),
  aura: auraTypeSchema.default('Neutral'),
  by: z.number().int().min(-12).max(12),
});
export type NextContract = z.infer<typeof nextContractSchema>;
