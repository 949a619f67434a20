/** The phrase of the verb `stop`: parses and prints its effect in card sentences. */
import { at, be, record, say, table } from '@rulewright/content/sentences';
import { stopSchema } from './schema.ts';

const action = table({
  attack: ['that attack', 'the attack', 'that attack before the battle cards are drawn'],
  draw: ['that draw', 'the draw'],
  ability: ['that ability', 'the ability'],
});

export const sayStop = record(stopSchema, say`${be('do', 'stop')} stop ${at('action', action)}`);
