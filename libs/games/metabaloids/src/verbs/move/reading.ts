/** The engine's reading of the verb `move`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { targetWords } from '../../language/reading.ts';

const TO = {
  hand: "its owner's hand",
  reserve: "its owner's reserve",
  'draw-pile-top': 'the top of the draw pile',
  'draw-pile-bottom': 'the bottom of the draw pile',
  'discard-pile': 'the discard pile',
  'lost-pile': 'the lost pile',
} as const;

export const readMove: Reading<'move'> = (e) => `put ${targetWords(e.target)} into ${TO[e.to]}`;
