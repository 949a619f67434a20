/** The phrase of the verb `modify`: parses and prints its effect in card sentences. */
import { also, at, be, either, record, say } from '@rulewright/content/sentences';
import { changesOf, until } from '../../language/modifier-phrases.ts';
import { plural, singular, you } from '../../language/phrases.ts';
import { modifySchema } from './schema.ts';

export const sayModify = record(
  modifySchema,
  say`${be('do', 'modify')} ${either(
    say`${at('target', singular)} ${at('modifiers', changesOf.one)}`,
    say`${at('target', either(plural, you))} ${at('modifiers', changesOf.many)}`,
  )} ${at('until', until)}`,
  // The duration may be first.
  also(
    say`${be('do', 'modify')} ${at('until', until)} , ${either(
      say`${at('target', singular)} ${at('modifiers', changesOf.one)}`,
      say`${at('target', either(plural, you))} ${at('modifiers', changesOf.many)}`,
    )}`,
  ),
);
