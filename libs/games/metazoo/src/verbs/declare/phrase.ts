/** The phrase of the verb `declare`: parses and prints its effect in card sentences. */
import { at, be, either, record, say } from '@rulewright/content/sentences';
import { factWords, symbolActive } from '../../language/condition-phrases.ts';
import { declareSchema } from './schema.ts';

const what = at('what', either(symbolActive, factWords));

export const sayDeclare = record(
  declareSchema,
  say`${be('do', 'declare')} ${be('now', 'so')} from now on , ${what}`,
  say`${be('do', 'declare')} ${be('now', 'not-so')} from now on , it is not so that ${what}`,
  say`${be('do', 'declare')} ${be('now', 'as-it-is')} say whether ${what} from now on`,
);
