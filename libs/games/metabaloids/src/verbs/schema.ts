/** The verbs of abilities as one schema: a closed union, discriminated by `do`. */
import { z } from 'zod';
import { bonusSchema } from './bonus/schema.ts';
import { changeSchema } from './change/schema.ts';
import { drawSchema } from './draw/schema.ts';
import { discardSchema } from './discard/schema.ts';
import { loseSchema } from './lose/schema.ts';
import { moveSchema } from './move/schema.ts';
import { shiftSchema } from './shift/schema.ts';
import { lookSchema } from './look/schema.ts';
import { preventSchema } from './prevent/schema.ts';
import { redrawSchema } from './redraw/schema.ts';
import { stopSchema } from './stop/schema.ts';
import { safetySchema } from './safety/schema.ts';
import { closePaymentSchema } from './close-payment/schema.ts';
import { deepenColumnSchema } from './deepen-column/schema.ts';

export const effectSchema = z.discriminatedUnion('do', [
  bonusSchema,
  changeSchema,
  drawSchema,
  discardSchema,
  loseSchema,
  moveSchema,
  shiftSchema,
  lookSchema,
  preventSchema,
  redrawSchema,
  stopSchema,
  safetySchema,
  closePaymentSchema,
  deepenColumnSchema,
]);
export type Effect = z.infer<typeof effectSchema>;
export type Verb = Effect['do'];
/** The effect type of one verb. */
export type EffectOf<K extends Verb> = Extract<Effect, { do: K }>;
