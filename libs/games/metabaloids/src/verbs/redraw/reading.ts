/** The engine's reading of the verb `redraw`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readRedraw: Reading<'redraw'> = () => 'discard your battle card and draw another';
