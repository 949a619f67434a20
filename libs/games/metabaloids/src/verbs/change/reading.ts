/** The engine's reading of the verb `change`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { changeWords, targetWords } from '../../language/reading.ts';

export const readChange: Reading<'change'> = (e) =>
  `${e.stat} of ${targetWords(e.target)} ${changeWords(e.by)} until the ${e.until === 'end-of-battle' ? 'end of the battle' : 'end of the turn'}`;
