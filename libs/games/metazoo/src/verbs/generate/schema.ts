/** Schema of `generate`: generates Aura. */
import { z } from 'zod';
import { auraAmountsSchema } from '../../language/words.ts';

export const generateSchema = z.strictObject({ do: z.literal('generate'), aura: auraAmountsSchema });
export type Generate = z.infer<typeof generateSchema>;
