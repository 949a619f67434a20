/** rules/<game>/strength.json: how strong the bots are in a game whose play is a document. `rw ladder` writes it. */
import { z } from 'zod';

const nameSchema = z.string().min(1).max(500);

const rowSchema = z.strictObject({
  measure: z.enum(['levels', 'response', 'budget', 'training']),
  ruleset: nameSchema,
  bot: nameSchema,
  against: nameSchema,
  budget: z.int().min(0).nullable(),
  games: z.int().min(1),
  score: z.number().min(0).max(1),
  margin: z.number().min(0).max(1),
  seed: z.int().nullable(),
});

export const strengthSchema = z.strictObject({ rows: z.array(rowSchema).max(2_000) });
export type StrengthDoc = z.infer<typeof strengthSchema>;
