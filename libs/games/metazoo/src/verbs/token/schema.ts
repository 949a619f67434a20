/** Schema of `token`: puts Tokens into the Arena. */
import { z } from 'zod';
import { amountSchema } from '../../language/schema.ts';
import { auraTypeSchema, traitSchema } from '../../language/words.ts';

/** A Page that exists only in the Arena (mz.token.is-page-for-targeting). Its name is optional (mz.token.nameless). */
const tokenDataSchema = z.strictObject({
  name: z.string().min(1).optional(),
  pageType: z.enum(['beastie', 'artifact']).default('beastie'),
  auraType: auraTypeSchema,
  tribes: z.array(z.string().min(1)).default([]),
  lp: z.number().int().min(5).max(500),
  traits: z.array(traitSchema).default([]),
  attacks: z
    .array(z.strictObject({ name: z.string().min(1), damage: z.number().int().min(0).max(500) }))
    .max(3)
    .default([]),
});
export type TokenData = z.infer<typeof tokenDataSchema>;

export const tokenSchema = z.strictObject({
  do: z.literal('token'),
  token: tokenDataSchema,
  count: amountSchema.default(1),
});
export type Token = z.infer<typeof tokenSchema>;
