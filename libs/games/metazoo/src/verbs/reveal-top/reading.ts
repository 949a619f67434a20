/** The engine's reading of the verb `reveal-top`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readRevealTop: Reading<'reveal-top'> = () =>
  'reveal the top Page of your Spellbook; you may Contract it, else it stays there';
