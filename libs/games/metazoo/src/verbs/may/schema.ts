/** What the user of the text may leave out. */
import { z } from 'zod';

/** `effects`: the schema of what may be done. */
export const maySchema = <Effect>(effects: z.ZodArray<z.ZodType<Effect>>) =>
  z.strictObject({ do: z.literal('may'), effects: effects.min(1) });
