/** The engine's reading of the verb `stop`: its effect in plain words. */
import { entryWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readStop: Reading<'stop'> = ({ entry }) => `stop ${entryWords(entry)}`;
