/** The engine's reading of the verb `lose`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { countWords, givenUpFrom, whoDoes } from '../../language/reading.ts';

export const readLose: Reading<'lose'> = (e) =>
  `${whoDoes(e.whose, 'lose')} ${countWords(e.count)} from ${givenUpFrom(e.from)}`;
