/** The engine's reading of the verb `move`: its effect in plain words. */
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';
import { PLACES } from '../places.ts';

export const readMove: Reading<'move'> = ({ target, to }) => `put ${targetWords(target)} ${PLACES[to]}`;
