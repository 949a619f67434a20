/** Puts the own battle card on the discard pile and draws another in its place. */
import { z } from 'zod';

export const redrawSchema = z.strictObject({ do: z.literal('redraw') });
