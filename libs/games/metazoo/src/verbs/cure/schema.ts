/** Schema of `cure`: removes the Indicators of one Status Effect, or of all. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';
import { statusSchema } from '../../language/words.ts';

export const cureSchema = z.strictObject({
  do: z.literal('cure'),
  status: z.union([statusSchema, z.literal('any')]),
  target: targetSchema,
});
export type Cure = z.infer<typeof cureSchema>;
