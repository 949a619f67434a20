/** Looks at the top of the own draw pile, takes some into the hand, puts the rest back in order. */
import { z } from 'zod';

export const lookSchema = z.strictObject({
  do: z.literal('look'),
  count: z.number().int().min(1).max(10),
  take: z.number().int().min(0).default(0),
  rest: z.enum(['top', 'bottom', 'discard-pile']).default('top'),
});
