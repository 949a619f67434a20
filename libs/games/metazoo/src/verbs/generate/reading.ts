/** The engine's reading of the verb `generate`: its effect in plain words. */
import { auraWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readGenerate: Reading<'generate'> = ({ aura }) => `generate ${auraWords(aura)}`;
