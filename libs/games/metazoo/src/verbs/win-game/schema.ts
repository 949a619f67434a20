/** Schema of `win-game`: a condition printed on a Page wins the game (mz.win.page-conditions). */
import { z } from 'zod';

export const winGameSchema = z.strictObject({ do: z.literal('win-game') });
export type WinGame = z.infer<typeof winGameSchema>;
