/** How `win-game` reads. */
import type { Reading } from '../parts.ts';

export const readWinGame: Reading<'win-game'> = () => 'you win the game';
