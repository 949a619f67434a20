/** Schema of `safety`: starts or ends the safety of the column of this card. */
import { z } from 'zod';

export const safetySchema = z.strictObject({ do: z.literal('safety'), state: z.enum(['on', 'off']) });
