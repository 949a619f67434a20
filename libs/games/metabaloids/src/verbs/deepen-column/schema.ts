/** Lets the column that holds this card be one deeper than the grid allows, until the end of the turn. */
import { z } from 'zod';

export const deepenColumnSchema = z.strictObject({ do: z.literal('deepen-column') });
