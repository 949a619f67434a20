/** Schema of `take-control`: changes the controller of Pages, not their owner (mz.owner.owner, mz.owner.controller). */
import { z } from 'zod';
import { untilSchema } from '../../language/modifiers.ts';
import { targetSchema } from '../../language/schema.ts';

export const takeControlSchema = z.strictObject({
  do: z.literal('take-control'),
  target: targetSchema,
  until: untilSchema,
});
export type TakeControl = z.infer<typeof takeControlSchema>;
