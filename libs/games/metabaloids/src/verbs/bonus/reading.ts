/** The engine's reading of the verb `bonus`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { amountWords } from '../../language/reading.ts';

export const readBonus: Reading<'bonus'> = (e) =>
  `add ${amountWords(e.amount)} to ${e.side === 'own' ? 'your' : "the other side's"} total in this battle`;
