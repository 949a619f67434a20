/** Turns face-down Traps face-up, one after the other, as an attack on them would. */
import { z } from 'zod';
import { whoseSchema } from '../../language/schema.ts';

export const turnUpSchema = z.strictObject({
  do: z.literal('turn-up'),
  /** How many Traps the user of the text picks, in the order in which they are turned. */
  pick: z.number().int().min(1).max(6).default(1),
  whose: whoseSchema.default('opposing'),
});
export type TurnUp = z.infer<typeof turnUpSchema>;
