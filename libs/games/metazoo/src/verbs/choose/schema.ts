/** Schema of `choose`: the user of the text chooses one of several options. */
import { z } from 'zod';

/** `effects`: the schema of the effects of an option. */
export const chooseSchema = <Effect>(effects: z.ZodArray<z.ZodType<Effect>>) =>
  z.strictObject({
    do: z.literal('choose'),
    options: z.array(z.strictObject({ label: z.string().min(1), effects: effects.min(1) })).min(2),
  });
