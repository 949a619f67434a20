/** Schema of `flip`: flips a coin, with effects for heads and for tails. */
import { z } from 'zod';

/** `effects`: the schema of the effects of a branch. */
export const flipSchema = <Effect>(effects: z.ZodType<Effect[]>) =>
  z.strictObject({ do: z.literal('flip'), heads: effects.default([]), tails: effects.default([]) });
