/** The engine's reading of the verb `lose-lp`: its effect in plain words. */
import { amountWords, targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readLoseLp: Reading<'lose-lp'> = ({ amount, target }) =>
  `LP lost by ${targetWords(target)}: ${amountWords(amount)}`;
