/** Schema of `shift`: moves cards of the owner between columns without payment. The grid must be legal afterwards. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const shiftSchema = z.strictObject({
  do: z.literal('shift'),
  target: targetSchema.default('this'),
  to: z.enum(['other-column', 'this-column']),
});
