/** The engine's reading of the verb `lose-game`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readLoseGame: Reading<'lose-game'> = ({ who }) => `${targetWords(who)} loses the game`;
