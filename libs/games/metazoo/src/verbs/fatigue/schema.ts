/** Schema of `fatigue`: Fatigues Pages. */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const fatigueSchema = z.strictObject({ do: z.literal('fatigue'), target: targetSchema });
export type Fatigue = z.infer<typeof fatigueSchema>;
