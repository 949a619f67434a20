/** How `lose` reads. */
import type { Reading } from '../parts.ts';
import { countWords, givenUpFrom, whoDoes } from '../../language/reading.ts';

export const readLose: Reading<'lose'> = (e) =>
  `${whoDoes(e.whose, 'lose')} ${countWords(e.count)} from ${givenUpFrom(e.from)}`;
