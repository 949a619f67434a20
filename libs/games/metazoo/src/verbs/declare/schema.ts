/**
 * Schema of `declare`: changes a fact of the surroundings during a match. The fact becomes true or false, or the user
 * of the text decides.
 */
import { z } from 'zod';
import { outsideConditions } from '../../language/schema.ts';

const [near, fact] = outsideConditions;

export const declareSchema = z.strictObject({
  do: z.literal('declare'),
  what: z.union([near.omit({ withinMiles: true }), fact]),
  now: z.enum(['so', 'not-so', 'as-it-is']).default('so'),
});
export type Declare = z.infer<typeof declareSchema>;
