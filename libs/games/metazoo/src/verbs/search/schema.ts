/**
 * Schema of `search`: searches your Spellbook for up to `count` matching Pages, then shuffles it
 * (mz.general.search-then-shuffle).
 */
import { z } from 'zod';
import { selectorSchema } from '../../language/schema.ts';

export const searchSchema = z.strictObject({
  do: z.literal('search'),
  count: z.number().int().min(1).default(1),
  find: selectorSchema,
  to: z.enum(['chapter', 'arena', 'spellbook-top']),
});
export type Search = z.infer<typeof searchSchema>;
