/** The phrase of the verb `may`: parses and prints its effect in card sentences. */
import { at, be, say, type Phrase } from '@rulewright/content/sentences';

/** `inner`: the optional effects in the sentence. */
export const sayMay = (inner: Phrase): Phrase => say`${be('do', 'may')} you may ${at('effects', inner)}`;
