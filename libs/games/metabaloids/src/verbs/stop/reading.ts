/** The engine's reading of the verb `stop`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readStop: Reading<'stop'> = (e) =>
  e.action === 'ability' ? 'stop the ability to which this one responds' : `stop the running ${e.action}`;
