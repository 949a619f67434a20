/** Schema of `retarget`: lets you name new legal targets for an entry of the chain. */
import { z } from 'zod';
import { entryTargetSchema } from '../../language/schema.ts';

export const retargetSchema = z.strictObject({ do: z.literal('retarget'), entry: entryTargetSchema });
export type Retarget = z.infer<typeof retargetSchema>;
