/** How `awaken` reads. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readAwaken: Reading<'awaken'> = ({ target }) => `Awaken ${targetWords(target)}`;
