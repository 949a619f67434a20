/** Schema of `awaken`: Awakens Pages. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const awakenSchema = z.strictObject({ do: z.literal('awaken'), target: targetSchema });
export type Awaken = z.infer<typeof awakenSchema>;
