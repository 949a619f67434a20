/** The engine's readings of effects ("how the engine reads it"), generated from the data alone. */
import type { Reading } from './parts.ts';
import type { EffectOf, Verb } from './schema.ts';
import { readBonus } from './bonus/reading.ts';
import { readChange } from './change/reading.ts';
import { readDraw } from './draw/reading.ts';
import { readDiscard } from './discard/reading.ts';
import { readLose } from './lose/reading.ts';
import { readMove } from './move/reading.ts';
import { readShift } from './shift/reading.ts';
import { readLook } from './look/reading.ts';
import { readPrevent } from './prevent/reading.ts';
import { readRedraw } from './redraw/reading.ts';
import { readStop } from './stop/reading.ts';
import { readSafety } from './safety/reading.ts';
import { readClosePayment } from './close-payment/reading.ts';
import { readDeepenColumn } from './deepen-column/reading.ts';

const READINGS: { readonly [K in Verb]: Reading<K> } = {
  bonus: readBonus,
  change: readChange,
  draw: readDraw,
  discard: readDiscard,
  lose: readLose,
  move: readMove,
  shift: readShift,
  look: readLook,
  prevent: readPrevent,
  redraw: readRedraw,
  stop: readStop,
  safety: readSafety,
  'close-payment': readClosePayment,
  'deepen-column': readDeepenColumn,
};

/** The engine's reading of an effect, as part of a sentence. */
export const effectWords = <K extends Verb>(effect: EffectOf<K>): string => READINGS[effect.do](effect);
