/** Schema of `bonus`: adds to the total of a side in the running battle (a card bonus, mb.battle.bonus-scope). */
import { z } from 'zod';
import { amountSchema } from '../../language/schema.ts';

export const bonusSchema = z.strictObject({
  do: z.literal('bonus'),
  amount: amountSchema,
  side: z.enum(['own', 'other']).default('own'),
});
