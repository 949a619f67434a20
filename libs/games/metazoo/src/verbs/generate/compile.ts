/** Compiles the verb `generate`: generates Aura for the user of the text (mz.lang.aura). */
import { generateAura } from '../../play/arena/aura.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { auraVector } from '../../play/model/words.ts';
import { R } from '../../rules.ts';

export const compileGenerate: CompileVerb<'generate'> = ({ aura }, compiling) => {
  const made = auraVector(aura);
  toEach(compiling, 'you', (m, use) => generateAura(m, use.seat, made, R['mz.lang.aura']));
};
