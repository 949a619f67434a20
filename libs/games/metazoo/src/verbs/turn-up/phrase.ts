/** The phrase of the verb `turn-up`: parses and prints its effect in card sentences. */
import { at, be, int, only, record, say } from '@rulewright/content/sentences';
import { held } from '../../language/pages-phrases.ts';
import { turnUpSchema } from './schema.ts';

const several = only(int(), (n) => n !== 1);

export const sayTurnUp = record(
  turnUpSchema,
  say`${be('do', 'turn-up')} ${be('pick', 1)} turn a target face-down Trap ${held} face-up`,
  say`${be('do', 'turn-up')} turn ${at('pick', several)} target face-down Traps ${held} face-up`,
);
