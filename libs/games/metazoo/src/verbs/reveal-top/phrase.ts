/** The phrase of the verb `reveal-top`: parses and prints its effect in card sentences. */
import { also, be, either, record, say } from '@rulewright/content/sentences';
import { revealTopSchema } from './schema.ts';

export const sayRevealTop = record(
  revealTopSchema,
  say`${be('do', 'reveal-top')} reveal the top Page of your Spellbook ${either(';', also('.'))} you may Contract it`,
);
