/**
 * Schema of `move`: puts Pages into a place of their owner, or with `arena` under your control. `discard` is the area
 * for the page type.
 */
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
