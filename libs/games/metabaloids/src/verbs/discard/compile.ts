/** Compiles the verb `discard` with the shared code for giving up cards. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { compileGivingUp } from '../../play/effects/giving-up.ts';

export const compileDiscard: CompileVerb<'discard'> = compileGivingUp;
