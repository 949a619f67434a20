/** How `deepen-column` reads. */
import type { Reading } from '../parts.ts';

export const readDeepenColumn: Reading<'deepen-column'> = () =>
  'the column of this card may be one card deeper until the end of the turn';
