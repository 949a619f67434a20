/** How `retarget` reads. */
import { entryWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readRetarget: Reading<'retarget'> = ({ entry }) => `pick new targets for ${entryWords(entry)}`;
