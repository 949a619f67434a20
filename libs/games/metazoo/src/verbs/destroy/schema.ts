/** Schema of `destroy`: Destroys Pages. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const destroySchema = z.strictObject({ do: z.literal('destroy'), target: targetSchema });
export type Destroy = z.infer<typeof destroySchema>;
