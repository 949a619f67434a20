/**
 * Schema of `deepen-column`: lets the column of this card be one card deeper than the grid allows, until the end of the
 * turn.
 */
import { z } from 'zod';

export const deepenColumnSchema = z.strictObject({ do: z.literal('deepen-column') });
