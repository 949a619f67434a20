/** The engine's reading of the verb `win-game`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readWinGame: Reading<'win-game'> = () => 'you win the game';
