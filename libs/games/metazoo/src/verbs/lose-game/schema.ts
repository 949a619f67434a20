/** Schema of `lose-game`: a condition printed on a Page makes Casters lose the game (mz.win.page-conditions). */
import { z } from 'zod';
import { targetSchema } from '../../language/schema.ts';

export const loseGameSchema = z.strictObject({ do: z.literal('lose-game'), who: targetSchema });
export type LoseGame = z.infer<typeof loseGameSchema>;
