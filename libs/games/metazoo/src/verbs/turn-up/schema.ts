/**
 * Schema of `turn-up`: turns face-down Traps face-up, one after the other, with the same consequences as an attack on
 * them.
 */
import { z } from 'zod';
import { whoseSchema } from '../../language/schema.ts';

export const turnUpSchema = z.strictObject({
  do: z.literal('turn-up'),
  /** The number of Traps that the user of the text picks. They are turned face-up in the order of the picks. */
  pick: z.number().int().min(1).max(6).default(1),
  whose: whoseSchema.default('opposing'),
});
export type TurnUp = z.infer<typeof turnUpSchema>;
