/**
 * Schema of `look`: looks at the top of your Spellbook, moves up to `take` Pages into the Chapter, and puts back the
 * rest.
 */
import { z } from 'zod';

export const lookSchema = z.strictObject({
  do: z.literal('look'),
  count: z.number().int().min(1).max(10),
  take: z.number().int().min(0).default(0),
  rest: z.enum(['top', 'bottom', 'discard']).default('top'),
});
export type Look = z.infer<typeof lookSchema>;
