/** The engine's reading of the verb `inflict`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readInflict: Reading<'inflict'> = ({ status, counters, target }) => {
  const counted = status === 'Frozen' || status === 'Poison' ? ` (${counters})` : '';
  return `inflict ${status}${counted} on ${targetWords(target)}`;
};
