/** How `reveal-top` reads. */
import type { Reading } from '../parts.ts';

export const readRevealTop: Reading<'reveal-top'> = () =>
  'reveal the top Page of your Spellbook; you may Contract it, else it stays there';
