/** Grammars that a careless reader does not finish: phrases inside many others, and one with many readings for each run of words. */
import { either, list, say, type Phrase } from '../../src/sentences/phrase.ts';

const inside = (depth: number): Phrase => {
  if (depth === 0) return either('x');
  const inner = inside(depth - 1);
  return either('x', say`( ${inner} )`, say`${inner} x`);
};

export const nested = inside(200);
export const deep = inside(1000);
export const doubled = list(either('x', 'x x'), { between: '' });
