/** The phrase of the verb `move`: parses and prints its effect in card sentences. */
import { also, at, be, either, only, record, say, table, type Phrase } from '@rulewright/content/sentences';
import { eachDoes, isOwnPile, plural, singular, subject, target, you } from '../../language/phrases.ts';
import { moveSchema } from './schema.ts';

const to = (whose: string, area = 'its discard area') =>
  at(
    'to',
    table({
      chapter: `into ${whose} Chapter`,
      'spellbook-top': `on top of ${whose} Spellbook`,
      'spellbook-bottom': `on the bottom of ${whose} Spellbook`,
      'spellbook-shuffled': `into ${whose} Spellbook and shuffle it`,
      discard: `into ${area}`,
      limbo: `into ${whose} Limbo`,
      cemetery: `into ${whose} Cemetery`,
      afterlife: `into ${whose} Afterlife`,
      arena: 'into the Arena',
    }),
  );

const notOwn = (one: Phrase): Phrase => only(one, (pages) => !isOwnPile(pages));

export const sayMove = record(
  moveSchema,
  say`${be('do', 'move')} put ${at('target', only(singular, isOwnPile))} ${to('your')}`,
  say`${be('do', 'move')} put ${at('target', only(plural, isOwnPile))} ${to('your', 'their discard areas')}`,
  say`${be('do', 'move')} put ${at('target', notOwn(either(singular, you)))} ${to("its owner's")}`,
  say`${be('do', 'move')} put ${at('target', notOwn(plural))} ${to("their owners'", 'their discard areas')}`,
  say`${be('do', 'move')} ${eachDoes('puts', either(to("its owner's"), to('their', 'their discard area'), to("their owner's", 'their discard areas')))}`,
  also(
    say`${be('do', 'move')} ${either('put', 'move')} ${at('target', target)} ${either(to("their owner's", 'their discard areas'), to("its owner's"))}`,
    say`${be('do', 'move')} shuffle ${at('target', target)} into ${either('your', "its owner's", "their owners'", "their owner's")} Spellbook
      ${be('to', 'spellbook-shuffled')}`,
    say`${be('do', 'move')} ${either('put', 'move')} ${at('target', target)} to ${at('to', table({ discard: 'its discard area' }))}`,
    say`${be('do', 'move')} ${either(subject('target', 'go back', 'goes back'), subject('target', 'go', 'goes'))} to
      ${at('to', table({ chapter: "its owner's Chapter", discard: ['its discard area', 'their discard areas'] }))}`,
  ),
);
