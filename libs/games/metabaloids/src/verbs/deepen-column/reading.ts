/** The engine's reading of the verb `deepen-column`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readDeepenColumn: Reading<'deepen-column'> = () =>
  'the column of this card may be one card deeper until the end of the turn';
