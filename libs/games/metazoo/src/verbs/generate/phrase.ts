/** The phrase of the verb `generate`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { auraAmounts } from '../../language/aura-phrases.ts';
import { generateSchema } from './schema.ts';

export const sayGenerate = record(
  generateSchema,
  say`${be('do', 'generate')} generate ${at('aura', auraAmounts)} Aura`,
);
