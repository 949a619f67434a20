/** Reveals the top Page of your Spellbook; you may Contract it, at its cost. */
import { z } from 'zod';

export const revealTopSchema = z.strictObject({ do: z.literal('reveal-top') });
export type RevealTop = z.infer<typeof revealTopSchema>;
