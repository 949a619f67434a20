/** Puts Pages somewhere: a place of their owner, or for `arena` under your control. `discard`: the area for the page type. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const moveSchema = z.strictObject({
  do: z.literal('move'),
  target: targetSchema,
  to: z.enum([
    'chapter',
    'spellbook-top',
    'spellbook-bottom',
    'spellbook-shuffled',
    'discard',
    'limbo',
    'cemetery',
    'afterlife',
    'arena',
  ]),
});
export type Move = z.infer<typeof moveSchema>;
