/** The phrase of the verb `lose`: parses and prints its effect in card sentences. */
import { loseSchema } from './schema.ts';
import { givingUp } from '../../language/phrases.ts';

export const sayLose = givingUp('lose', loseSchema);
