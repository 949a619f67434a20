/** Schema of `damage`: deals Damage. Type Advantage applies to Pages (mz.type.all-damage). */
import { z } from 'zod';
import { amountSchema, targetSchema } from '../../language/schema.ts';

export const damageSchema = z.strictObject({ do: z.literal('damage'), amount: amountSchema, target: targetSchema });
export type Damage = z.infer<typeof damageSchema>;
