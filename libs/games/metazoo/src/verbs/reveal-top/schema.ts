/** Schema of `reveal-top`: reveals the top Page of your Spellbook. You may Contract it at its cost. */
import { z } from 'zod';

export const revealTopSchema = z.strictObject({ do: z.literal('reveal-top') });
export type RevealTop = z.infer<typeof revealTopSchema>;
