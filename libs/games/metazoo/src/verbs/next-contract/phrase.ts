/** The phrase of the verb `next-contract`: parses and prints its effect in card sentences. */
import { at, be, either, int, record, say, turned } from '@rulewright/content/sentences';
import { auraType, ofFilters } from '../../language/pages-phrases.ts';
import { nextContractSchema } from './schema.ts';

const which = ofFilters('one', nextContractSchema.shape.which);
const more = int();
const less = turned(int({ least: 1 }), {
  to: (n) => -Number(n),
  from: (n) => (Number(n) < 0 ? -Number(n) : undefined),
});

export const sayNextContract = record(
  nextContractSchema,
  say`${be('do', 'next-contract')} the next ${at('which', which)} you Contract this turn costs
    ${either(say`${at('by', less)} ${at('aura', auraType)} less`, say`${at('by', more)} ${at('aura', auraType)} more`)}`,
);
