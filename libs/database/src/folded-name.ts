/** The name of a person as searches compare it: without accents and case, like the names of cards. */
import { foldText } from '@rulewright/content';

/** A name of signs only has no words, and stays as it is. */
export const foldedName = (name: string): string => foldText(name) || name;
