/** The phrase of the verb `draw`: parses and prints its effect in card sentences. */
import { at, be, record, say } from '@rulewright/content/sentences';
import { countOf, others } from '../../language/phrases.ts';
import { drawSchema } from './schema.ts';

export const sayDraw = record(
  drawSchema,
  say`${be('do', 'draw')} ${be('whose', 'own')} ${countOf((n) => say`draw ${n}`)}`,
  say`${be('do', 'draw')} ${countOf((n) => say`${at('whose', others)} draws ${n}`)}`,
);
