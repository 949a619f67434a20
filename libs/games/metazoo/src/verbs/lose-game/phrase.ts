/** The phrase of the verb `lose-game`: parses and prints its effect in card sentences. */
import { be, record, say } from '@rulewright/content/sentences';
import { subject } from '../../language/phrases.ts';
import { loseGameSchema } from './schema.ts';

export const sayLoseGame = record(
  loseGameSchema,
  say`${be('do', 'lose-game')} ${subject('who', 'lose', 'loses')} the game`,
);
