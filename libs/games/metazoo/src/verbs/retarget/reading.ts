/** The engine's reading of the verb `retarget`: its effect in plain words. */
import { entryWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readRetarget: Reading<'retarget'> = ({ entry }) => `pick new targets for ${entryWords(entry)}`;
