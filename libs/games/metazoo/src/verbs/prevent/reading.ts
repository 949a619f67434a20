/** The engine's reading of the verb `prevent`: its effect in plain words. */
import { amountWords, targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readPrevent: Reading<'prevent'> = ({ amount, target }) =>
  `prevent Damage in this turn to ${targetWords(target)}: ${amountWords(amount)}`;
