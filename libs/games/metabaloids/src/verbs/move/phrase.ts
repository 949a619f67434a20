/** The phrase of the verb `move`: parses and prints its effect in card sentences. */
import { also, at, be, either, record, say, table } from '@rulewright/content/sentences';
import { otherTarget, ownTarget, target } from '../../language/phrases.ts';
import { moveSchema } from './schema.ts';

const to = (whose: string) =>
  table({
    hand: `into ${whose} hand`,
    reserve: `into ${whose} reserve`,
    'draw-pile-top': `on top of ${whose} draw pile`,
    'draw-pile-bottom': `under ${whose} draw pile`,
    'discard-pile': `on ${whose} discard pile`,
    'lost-pile': `on ${whose} lost pile`,
  });

/** Other verbs and prepositions that people use: `return it to your hand`. Read, but never printed. */
const carry = either('put', 'move', 'take', 'return', 'bring', 'send', 'place', 'add');
const toLoose = (...owners: readonly string[]) =>
  table(
    Object.fromEntries(
      Object.entries({
        hand: ['hand'],
        reserve: ['reserve'],
        'draw-pile-top': ['top of', 'draw pile'],
        'draw-pile-bottom': ['bottom of', 'draw pile'],
        'discard-pile': ['discard pile'],
        'lost-pile': ['lost pile'],
      }).map(([place, words]) => [
        place,
        ['to', 'into', 'in', 'on', 'onto', 'back to', 'back into', 'back in', 'back on', 'to the', 'on the'].flatMap((prep) =>
          owners.map((whose) =>
            words.length === 1 ? `${prep} ${whose} ${words[0]!}` : `${prep.endsWith('the') ? prep : `${prep} the`} ${words[0]!} ${whose} ${words[1]!}`,
          ),
        ),
      ]),
    ),
  );

export const sayMove = record(
  moveSchema,
  say`${be('do', 'move')} put ${at('target', ownTarget)} ${at('to', to('your'))}`,
  say`${be('do', 'move')} put ${at('target', otherTarget)} ${at('to', to("its owner's"))}`,
  also(
    say`${be('do', 'move')} ${carry} ${at('target', ownTarget)} ${at('to', either(to('your'), toLoose('your', 'the', '')))}`,
    say`${be('do', 'move')} ${carry} ${at('target', otherTarget)} ${at('to', either(to("its owner's"), toLoose("its owner's", "their owner's", "their owners'")))}`,
    say`${be('do', 'move')} put ${at('target', target)} ${at('to', either(to('the'), to("their owner's")))}`,
    say`${be('do', 'move')} ${at('target', target)} ${either('returns', 'goes')} to
      ${at('to', table({ hand: 'your hand', reserve: 'your reserve' }))}`,
  ),
);
