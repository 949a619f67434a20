/** Schema of `modify`: changes that last until a certain moment. For a Caster, only `max-lp` has an effect. */
import { z } from 'zod';
import { modifierSchema, untilSchema } from '../../language/modifiers.ts';
import { targetSchema } from '../../language/schema.ts';

export const modifySchema = z.strictObject({
  do: z.literal('modify'),
  target: targetSchema,
  modifiers: z.array(modifierSchema).min(1),
  until: untilSchema,
});
export type Modify = z.infer<typeof modifySchema>;
