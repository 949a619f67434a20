/** The phrase of the verb `discard`: parses and prints its effect in card sentences. */
import { discardSchema } from './schema.ts';
import { givingUp } from '../../language/phrases.ts';

export const sayDiscard = givingUp('discard', discardSchema);
