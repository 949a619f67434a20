/** The engine's reading of the verb `cure`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readCure: Reading<'cure'> = ({ status, target }) =>
  `remove ${status === 'any' ? 'all Status Effects' : status} from ${targetWords(target)}`;
