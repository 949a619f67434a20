/** The engine's reading of the verb `look`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { cardsWords } from '../../language/reading.ts';

export const readLook: Reading<'look'> = (e) =>
  `look at the top ${cardsWords(e.count)} of your draw pile, take up to ${e.take}, the rest ${e.rest === 'top' ? 'stays' : e.rest === 'bottom' ? 'goes under the pile' : 'goes to the discard pile'}`;
