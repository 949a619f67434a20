/** How `bonus` reads. */
import type { Reading } from '../parts.ts';
import { amountWords } from '../../language/reading.ts';

export const readBonus: Reading<'bonus'> = (e) =>
  `add ${amountWords(e.amount)} to ${e.side === 'own' ? 'your' : "the other side's"} total in this battle`;
