/** How `redraw` is said. */
import { be, record, say } from '@rulewright/content/sentences';
import { redrawSchema } from './schema.ts';

export const sayRedraw = record(redrawSchema, say`${be('do', 'redraw')} discard your battle card and draw another`);
