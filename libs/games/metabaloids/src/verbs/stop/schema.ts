/**
 * Schema of `stop`: stops the running attack or draw, or the ability to which this one responds
 * (mb.ability.stop-window).
 */
import { z } from 'zod';

export const stopSchema = z.strictObject({ do: z.literal('stop'), action: z.enum(['attack', 'draw', 'ability']) });
