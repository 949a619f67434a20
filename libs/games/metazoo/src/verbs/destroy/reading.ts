/** The engine's reading of the verb `destroy`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readDestroy: Reading<'destroy'> = ({ target }) => `Destroy ${targetWords(target)}`;
