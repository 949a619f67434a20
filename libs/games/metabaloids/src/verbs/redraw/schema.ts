/** Schema of `redraw`: puts the owner's battle card on the discard pile and draws a replacement. */
import { z } from 'zod';

export const redrawSchema = z.strictObject({ do: z.literal('redraw') });
