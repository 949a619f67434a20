/** How `discard` reads. */
import type { Reading } from '../parts.ts';
import { countWords, givenUpFrom, whoDoes } from '../../language/reading.ts';

export const readDiscard: Reading<'discard'> = (e) =>
  `${whoDoes(e.whose, 'discard')} ${countWords(e.count)} from ${givenUpFrom(e.from)}`;
