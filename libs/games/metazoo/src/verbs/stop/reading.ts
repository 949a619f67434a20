/** How `stop` reads. */
import { entryWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readStop: Reading<'stop'> = ({ entry }) => `stop ${entryWords(entry)}`;
