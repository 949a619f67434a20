/** The engine's reading of the verb `draw`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { countWords, whoDoes } from '../../language/reading.ts';

export const readDraw: Reading<'draw'> = (e) => `${whoDoes(e.whose, 'draw')} ${countWords(e.count)}`;
