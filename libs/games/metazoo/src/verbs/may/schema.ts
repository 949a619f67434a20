/** Schema of `may`: effects that the user of the text may skip. */
import { z } from 'zod';

/** `effects`: the schema of the optional effects. */
export const maySchema = <Effect>(effects: z.ZodArray<z.ZodType<Effect>>) =>
  z.strictObject({ do: z.literal('may'), effects: effects.min(1) });
