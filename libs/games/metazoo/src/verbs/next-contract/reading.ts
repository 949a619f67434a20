/** The engine's reading of the verb `next-contract`: its effect in plain words. */
import { filterWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readNextContract: Reading<'next-contract'> = ({ which, aura, by }) =>
  `the next ${filterWords(which, false)} that you Contract this turn costs ${Math.abs(by)} ${aura} Aura ${by < 0 ? 'less' : 'more'}`;
