/** The engine's reading of the verb `awaken`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readAwaken: Reading<'awaken'> = ({ target }) => `Awaken ${targetWords(target)}`;
