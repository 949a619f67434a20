/** Schema of `move`: moves cards to another place of their owner. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const moveSchema = z.strictObject({
  do: z.literal('move'),
  target: targetSchema.default('this'),
  to: z.enum(['hand', 'reserve', 'draw-pile-top', 'draw-pile-bottom', 'discard-pile', 'lost-pile']),
});
