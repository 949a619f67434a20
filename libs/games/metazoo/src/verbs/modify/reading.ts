/** The engine's reading of the verb `modify`: its effect in plain words. */
import { UNTIL, modifiers } from '../../language/modifier-reading.ts';
import { targetWords } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readModify: Reading<'modify'> = (effect) =>
  `${targetWords(effect.target)}: ${modifiers(effect.modifiers)} ${UNTIL[effect.until]}`;
