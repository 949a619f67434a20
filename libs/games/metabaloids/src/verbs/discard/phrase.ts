/** How `discard` is said. */
import { discardSchema } from './schema.ts';
import { givingUp } from '../../language/phrases.ts';

export const sayDiscard = givingUp('discard', discardSchema);
