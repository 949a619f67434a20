/** How `lose` is said. */
import { loseSchema } from './schema.ts';
import { givingUp } from '../../language/phrases.ts';

export const sayLose = givingUp('lose', loseSchema);
