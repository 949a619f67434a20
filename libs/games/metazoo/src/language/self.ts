/** The phrase for the Page that has the text, in its own text. */
import { also, either, self } from '@rulewright/content/sentences';

export const ownName = either(self, also('this Page'));
