/** The engine's reading of the verb `prevent`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { amountWords } from '../../language/reading.ts';

export const readPrevent: Reading<'prevent'> = (e) =>
  `prevent ${amountWords(e.amount)} of the damage${e.keepsCard ? '; the marked card is not lost' : ''}`;
