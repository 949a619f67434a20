/** Schema of `stop`: stops an entry of the resolution chain, so that it does not resolve (mz.chain.stopped-entry). */
import { z } from 'zod';
import { entryTargetSchema } from '../../language/schema.ts';

export const stopSchema = z.strictObject({ do: z.literal('stop'), entry: entryTargetSchema });
export type Stop = z.infer<typeof stopSchema>;
