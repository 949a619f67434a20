/** The phrase of the verb `flip`: parses and prints its effect in card sentences. */
import { at, be, maybe, say, type Phrase } from '@rulewright/content/sentences';

/** `inner`: effects that belong to one branch. */
export const sayFlip = (inner: Phrase): Phrase => {
  const tails = maybe(say`. Tails : ${at('tails', inner)}`);
  return say`${be('do', 'flip')} flip a coin ${maybe(say`. Heads : ${at('heads', inner)}`)} ${tails}`;
};
