/** The phrase of the verb `win-game`: parses and prints its effect in card sentences. */
import { be, record, say } from '@rulewright/content/sentences';
import { winGameSchema } from './schema.ts';

export const sayWinGame = record(winGameSchema, say`${be('do', 'win-game')} you win the game`);
