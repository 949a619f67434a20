/** The frame of the step that runs the operations of a text. */
import { AGAIN, type Control, type Locals } from '@rulewright/engine';

/** The locals of the step that resolves a text. `id` is the number of the use, `pc` the index of the next operation. */
export const FRAME = ['id', 'card', 'seat', 'text', 'event', 'pc'] as const;
export type Frame = Locals<typeof FRAME>;

/** Continues with the next operation. */
export function stepped(f: Frame): Control {
  f.pc++;
  return AGAIN;
}
