/** The engine's reading of the verb `safety`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readSafety: Reading<'safety'> = (e) =>
  e.state === 'on' ? 'the column of this card goes into safety' : 'the safety of the column of this card ends';
