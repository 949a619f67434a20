/** Lets you pick new targets for an entry, among what it may legally aim at. */
import { z } from 'zod';
import { entryTargetSchema } from '../../language/schema.ts';

export const retargetSchema = z.strictObject({ do: z.literal('retarget'), entry: entryTargetSchema });
export type Retarget = z.infer<typeof retargetSchema>;
