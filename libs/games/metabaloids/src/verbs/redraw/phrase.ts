/** The phrase of the verb `redraw`: parses and prints its effect in card sentences. */
import { be, record, say } from '@rulewright/content/sentences';
import { redrawSchema } from './schema.ts';

export const sayRedraw = record(redrawSchema, say`${be('do', 'redraw')} discard your battle card and draw another`);
