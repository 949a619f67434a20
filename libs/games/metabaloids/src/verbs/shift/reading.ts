/** The engine's reading of the verb `shift`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { targetWords } from '../../language/reading.ts';

export const readShift: Reading<'shift'> = (e) =>
  `move ${targetWords(e.target)} to ${e.to === 'this-column' ? 'the column of this card' : 'another column'} without payment, if the grid stays legal`;
