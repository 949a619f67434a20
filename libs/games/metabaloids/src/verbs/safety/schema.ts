/** Ends, or gives, the safety of the column that holds this card. */
import { z } from 'zod';

export const safetySchema = z.strictObject({ do: z.literal('safety'), state: z.enum(['on', 'off']) });
