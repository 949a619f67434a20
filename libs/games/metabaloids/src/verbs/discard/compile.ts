/** How `discard` is played: as every giving up of cards. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { compileGivingUp } from '../../play/effects/giving-up.ts';

export const compileDiscard: CompileVerb<'discard'> = compileGivingUp;
