/** How `redraw` reads. */
import type { Reading } from '../parts.ts';

export const readRedraw: Reading<'redraw'> = () => 'discard your battle card and draw another';
