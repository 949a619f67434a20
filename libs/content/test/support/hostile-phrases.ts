/** Grammars that a careless reader does not finish: a phrase inside itself on both sides, and one with a reading for each pair of words. */
import { either, later, say, type Phrase } from '../../src/sentences/phrase.ts';

export const nested: Phrase = either('x', say`( ${later(() => nested)} )`, say`${later(() => nested)} x`);
export const doubled: Phrase = either(say`x ${later(() => doubled)}`, say`x x ${later(() => doubled)}`, 'x');
