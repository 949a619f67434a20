/** The engine's reading of the verb `fatigue`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readFatigue: Reading<'fatigue'> = ({ target }) => `Fatigue ${targetWords(target)}`;
