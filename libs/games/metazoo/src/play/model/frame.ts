/** The frame in which the operations of a text run one after the other. */
import { AGAIN, type Control, type Locals } from '@rulewright/engine';

/** Locals of the step that resolves a text: `id` is the use, `pc` the operation that comes next. */
export const FRAME = ['id', 'card', 'seat', 'text', 'event', 'pc'] as const;
export type Frame = Locals<typeof FRAME>;

/** Goes on with the next operation. */
export function stepped(f: Frame): Control {
  f.pc++;
  return AGAIN;
}
