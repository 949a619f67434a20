/** Numbers for the timings and triggers of abilities. */
import { triggerSchema, type Timing, type Trigger } from '../../abilities/schema.ts';

/** Timings as bits. A window allows some of them. */
export const TIMING: Readonly<Record<Timing, number>> = {
  'any-time': 1,
  'own-turn': 2,
  battle: 4,
  attack: 8,
  damage: 16,
  drawing: 32,
};

/** The triggers by number, in the order of the vocabulary. */
export const TRIGGERS: readonly Trigger[] = triggerSchema.options;
