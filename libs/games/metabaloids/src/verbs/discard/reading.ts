/** The engine's reading of the verb `discard`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { countWords, givenUpFrom, whoDoes } from '../../language/reading.ts';

export const readDiscard: Reading<'discard'> = (e) =>
  `${whoDoes(e.whose, 'discard')} ${countWords(e.count)} from ${givenUpFrom(e.from)}`;
