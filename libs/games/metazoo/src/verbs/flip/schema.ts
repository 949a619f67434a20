/** A coin with two branches. */
import { z } from 'zod';

/** `effects`: the schema of a branch. */
export const flipSchema = <Effect>(effects: z.ZodType<Effect[]>) =>
  z.strictObject({ do: z.literal('flip'), heads: effects.default([]), tails: effects.default([]) });
