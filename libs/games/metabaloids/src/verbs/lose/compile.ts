/** Compiles the verb `lose` with the shared code for giving up cards. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { compileGivingUp } from '../../play/effects/giving-up.ts';

export const compileLose: CompileVerb<'lose'> = compileGivingUp;
