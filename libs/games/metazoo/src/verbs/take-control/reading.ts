/** The engine's reading of the verb `take-control`: its effect in plain words. */
import { UNTIL } from '../../language/modifier-reading.ts';
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readTakeControl: Reading<'take-control'> = ({ target, until }) =>
  `take control of ${targetWords(target)} ${UNTIL[until]}`;
