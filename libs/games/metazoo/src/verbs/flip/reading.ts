/** The engine's reading of the verb `flip`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readFlip: Reading<'flip'> = (effect, inOrder) => {
  const side = (effects: typeof effect.heads): string => (effects.length === 0 ? 'nothing' : inOrder(effects));
  return `flip a coin: on heads, ${side(effect.heads)}; on tails, ${side(effect.tails)}`;
};
