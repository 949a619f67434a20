/** How `win-game` is said. */
import { be, record, say } from '@rulewright/content/sentences';
import { winGameSchema } from './schema.ts';

export const sayWinGame = record(winGameSchema, say`${be('do', 'win-game')} you win the game`);
