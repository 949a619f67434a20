/** Schema of `bookmark`: Casters Bookmark Pages. */
import { z } from 'zod';
import { amountSchema, targetSchema } from '../../language/schema.ts';

export const bookmarkSchema = z.strictObject({
  do: z.literal('bookmark'),
  count: amountSchema,
  who: targetSchema.default('you'),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;
