/** Declares a fact of the surroundings anew, in the middle of a match: it is so, it is not so, or the user of the text says how it is. */
import { z } from 'zod';
import { outsideConditions } from '../../language/schema.ts';

const [near, fact] = outsideConditions;

export const declareSchema = z.strictObject({
  do: z.literal('declare'),
  what: z.union([near.omit({ withinMiles: true }), fact]),
  now: z.enum(['so', 'not-so', 'as-it-is']).default('so'),
});
export type Declare = z.infer<typeof declareSchema>;
