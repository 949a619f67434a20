/** The engine's reading of the verb `recover`: its effect in plain words. */
import { amountWords, targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readRecover: Reading<'recover'> = ({ amount, target }) =>
  `LP recovered by ${targetWords(target)}: ${amountWords(amount)}`;
