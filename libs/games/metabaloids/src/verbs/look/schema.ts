/**
 * Schema of `look`: looks at the top of the owner's draw pile, takes some cards into the hand, and puts back the rest
 * in order.
 */
import { z } from 'zod';

export const lookSchema = z.strictObject({
  do: z.literal('look'),
  count: z.number().int().min(1).max(10),
  take: z.number().int().min(0).default(0),
  rest: z.enum(['top', 'bottom', 'discard-pile']).default('top'),
});
