/** The engine's reading of the verb `damage`: its effect in plain words. */
import { amountWords, targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readDamage: Reading<'damage'> = ({ amount, target }) =>
  typeof amount === 'number'
    ? `deal ${amount} Damage to ${targetWords(target)}`
    : `deal Damage to ${targetWords(target)}: ${amountWords(amount)}`;
